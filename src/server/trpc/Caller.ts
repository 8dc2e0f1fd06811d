import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { may, type Needs } from '#domain/catalogs/needs.ts';
import { type Language, languageFrom } from '#domain/text/languages.ts';
import type { Account } from '#server/database/models/Account.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { fieldError, RequestError } from '#server/errors/RequestError.ts';
import type { Services } from '#server/services.ts';
import { findOperation, type Operation } from './operations.ts';

const LONGEST_USER_AGENT = 255;

/**
 * The caller of a request, the language, and the permissions. One per request: results of the REST edge (before the body is read) are
 * reused by the procedure.
 */
export class Caller {
  readonly language: Language;
  readonly requestId: string;
  readonly log: FastifyBaseLogger;
  /** The bearer token of the Authorization header; nothing else authenticates a request. */
  readonly token: string | undefined;
  /** Network address, and the browser as it names itself. */
  readonly address: string;
  readonly userAgent: string;
  /** Aborted once the answer is out: nobody waits for what is still under way. */
  readonly answered: AbortSignal;
  readonly #method: string;
  readonly #held: string;
  readonly #idempotencyKey: string | string[] | undefined;
  readonly #services: Services;
  #account: Promise<Account> | undefined;
  #operation: Promise<Operation | undefined> | undefined;
  readonly #scenarios = new Map<string, Promise<Scenario>>();

  constructor(services: Services, request: FastifyRequest, answered: AbortSignal) {
    this.answered = answered;
    this.#services = services;
    this.language = languageFrom(request.headers['x-localization']);
    this.requestId = request.id;
    this.log = request.log;
    this.address = request.ip.slice(0, 64);
    this.userAgent = (request.headers['user-agent'] ?? '').slice(0, LONGEST_USER_AGENT);
    this.#method = request.method;
    this.#held = request.headers['if-none-match'] ?? '';
    this.#idempotencyKey = request.headers['idempotency-key'];
    this.token = /^Bearer +([\w-]{1,256})$/i.exec(request.headers.authorization ?? '')?.[1];
  }

  /**
   * The name that the caller gave to what is to happen once, however often it is asked for (see writeOnce): long enough to be
   * made by a program, as any other would soon be used twice.
   * @throws RequestError 422
   */
  get idempotencyKey(): string | undefined {
    const key = this.#idempotencyKey;
    if (key === undefined || (typeof key === 'string' && /^[\w-]{16,64}$/.test(key))) return key;
    throw fieldError('idempotency-key', 'wrong_format');
  }

  /** Whether the caller is sent what has this ETag, and does not only ask about it or hold it already. */
  takesBody(etag: string): boolean {
    return this.#method !== 'HEAD' && !this.#held.includes(`"${etag}"`);
  }

  /** The account behind the token; undefined without one that is valid. For what anybody may ask. */
  async knownAccount(): Promise<Account | undefined> {
    return this.token === undefined ? undefined : this.#services.sessions.account(this.token);
  }

  /** The account behind the token. @throws RequestError 401 */
  account(): Promise<Account> {
    this.#account ??= this.#findAccount();
    return this.#account;
  }

  /** The account, verified. @throws RequestError 401, 403 */
  async member(): Promise<Account> {
    const account = await this.account();
    if (!account.is_verified) throw new RequestError(403);
    return account;
  }

  /** The account, as one that may make scenarios: admins write none. @throws RequestError 401, 403 */
  async maker(): Promise<Account> {
    const account = await this.member();
    if (account.is_admin) throw new RequestError(403);
    return account;
  }

  /**
   * What the caller has done under the Idempotency-Key before; asked for once, so that what lets a retry pass is what it is answered
   * from (writeOnce).
   * @throws RequestError 401, 403; 422 if the key is none
   */
  operation(): Promise<Operation | undefined> {
    this.#operation ??= this.member().then((account) => findOperation(this.#services, account, this.idempotencyKey));
    return this.#operation;
  }

  /**
   * Lets a keyed call pass that may be made in the scenario, and a retry of what was done before the scenario went: that is answered, and
   * does nothing (writeOnce).
   * @throws as `scenario`
   */
  async keyedScenario(id: string, needs: Needs): Promise<void> {
    await this.scenario(id, needs).catch((error) => this.refuseUnlessDone(error));
  }

  /** @throws RequestError `refusal`, unless it is a 404 of what the caller has done before */
  async refuseUnlessDone(refusal: unknown): Promise<void> {
    const isGone = refusal instanceof RequestError && refusal.status === 404;
    if (!isGone || !(await this.operation())) throw refusal;
  }

  /**
   * The scenario, in which the caller has a right. This is the only judge of who may do what in a scenario.
   * @param storesNothing whether the call only reads or asks: such calls are open to admins. They write in no scenario, so that none corrects
   *   a banned word in what is published
   * @throws RequestError 401, 404 if there is none or it is in the archive, 403 if the caller may not
   */
  async scenario(id: string, needs: Needs, storesNothing = false): Promise<Scenario> {
    const account = await this.member();
    const found = this.#scenarios.get(id) ?? this.#findScenario(id);
    this.#scenarios.set(id, found);
    const scenario = await found;
    const role = scenario.account_id === account.id ? 'owner' : undefined;
    if (!may({ is_admin: Boolean(account.is_admin), role }, needs, storesNothing)) throw new RequestError(403);
    return scenario;
  }

  async #findAccount(): Promise<Account> {
    const account = await this.knownAccount();
    if (!account) throw new RequestError(401);
    return account;
  }

  async #findScenario(id: string): Promise<Scenario> {
    // Plain knex: this runs before every call on a scenario, and a model instance costs as much as the query.
    const scenario = await this.#services.database<Scenario>(Scenario.tableName).where('id', id).first();
    if (!scenario || scenario.archived_at !== null) throw new RequestError(404);
    return scenario as Scenario;
  }
}
