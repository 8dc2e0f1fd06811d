import type { Knex } from 'knex';
import { PUBLISH_VARIANTS } from '#domain/catalogs/scenarioStatuses.ts';
import { normalizeKey } from '#domain/text/normalizeKey.ts';
import { type AUDIT_ACTIONS, recordAudit } from '#server/audit/recordAudit.ts';
import { Account } from '#server/database/models/Account.ts';
import { Hold } from '#server/database/models/Hold.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { Session } from '#server/database/models/Session.ts';
import { transaction } from '#server/database/transaction.ts';
import { holdSample, holdWork, reopenWork } from '#server/holds/holdScenario.ts';
import { HOUSE_USERNAME } from '#server/houseSample/houseAccount.ts';
import { shareHeldSample } from '#server/samples/heldSamples.ts';
import { AdminError } from './AdminError.ts';
import { checkedReason } from './changeWorks.ts';

type Flags = Partial<Pick<Account, 'is_admin' | 'is_disabled'>>;

interface AccountChange {
  readonly flags: Flags;
  readonly action: (typeof AUDIT_ACTIONS)['account'][number];
  /** Further changes to the account in the same transaction; returns more lines to print. */
  readonly also?: ((trx: Knex.Transaction, now: number, account: Account) => Promise<string[]>) | undefined;
}

/**
 * Sets flags of the account with this username or e-mail address, and ends its sessions: they were opened with other rights.
 * @returns the username, and the lines of `also`
 * @throws AdminError if there is no such account, or it is the installation's own
 */
export function changeAccount(
  database: Knex,
  login: string,
  { flags, action, also }: AccountChange,
): Promise<{ username: string; lines: string[] }> {
  return transaction(database, async (trx) => {
    const account = await findAccount(trx, login);
    const { id, username } = account;
    if (username === HOUSE_USERNAME)
      throw new AdminError(
        `"${username}" is the installation's own account, which nobody logs in to; it stays as it is.`,
      );
    const now = Date.now();
    await Account.query(trx)
      .findById(id)
      .patch({ ...flags, updated_at: now });
    await Session.query(trx).where('account_id', id).delete();
    const lines = (await also?.(trx, now, account)) ?? [];
    await recordAudit(trx, now, { account: undefined, subject: 'account', subject_id: id, action });
    return { username, lines };
  });
}

/**
 * Holds all works of an account that readers see or may see soon, and everything that it shares (docs/product.md, "What operators stop").
 */
export const holdWorks = (reason: string): AccountChange['also'] =>
  async function hold(trx, now, account) {
    const why = { cause: 'account', reason: checkedReason(reason) } as const;
    const lines: string[] = [];
    for (const scenario of await Scenario.query(trx).where('account_id', account.id).forUpdate()) {
      const isWork =
        scenario.scenario_code !== null || PUBLISH_VARIANTS.some(({ field }) => scenario[field] !== 'private');
      const held = await Hold.query(trx).findById([scenario.id, 'work']);
      if (held) continue;
      if (isWork) await holdWork(trx, now, scenario, why);
      else if (!(await holdSample(trx, now, { scenario_id: scenario.id }, why))) continue;
      lines.push(`Stopped: ${lineOf(scenario)}`);
    }
    return lines;
  };

/**
 * Reports what stays stopped of an account that is enabled again; with `works`, restores the works and samples that were stopped with it.
 */
export const releaseWorks = (works: boolean): AccountChange['also'] =>
  async function release(trx, now, account) {
    const lines: string[] = [];
    for (const scenario of await Scenario.query(trx).where('account_id', account.id).forUpdate()) {
      const holds = await Hold.query(trx).where('scenario_id', scenario.id).orderBy('subject', 'desc');
      const [given, staying] = [true, false].map((isGiven) =>
        holds.filter(({ cause }) => (works && cause === 'account') === isGiven),
      ) as [Hold[], Hold[]];
      for (const { subject } of staying) lines.push(`Stays stopped (${subject}): ${lineOf(scenario)}`);
      if (given.length > 0) lines.push(...(await giveBack(trx, now, scenario, given, staying.length === 0)));
    }
    return lines;
  };

/** @param isFree whether nothing else holds its sharing */
async function giveBack(
  trx: Knex.Transaction,
  now: number,
  scenario: Scenario,
  holds: readonly Hold[],
  isFree: boolean,
): Promise<string[]> {
  const done: string[] = [];
  for (const hold of holds) {
    await Hold.query(trx).deleteById([hold.scenario_id, hold.subject]);
    const isReopened = hold.subject === 'work' && (await reopenWork(trx, scenario, hold));
    const deed = { account: undefined, subject: 'scenario', subject_id: scenario.id } as const;
    await recordAudit(trx, now, { ...deed, action: isReopened ? 'reopen' : 'clear_stop' });
    if (isReopened) done.push('As it was');
  }
  if (isFree && (await shareHeldSample(trx, now, scenario.id))) done.push('Shared as it was');
  if (done.length === 0) done.push('Its author may publish and share it again');
  return done.map((what) => `${what}: ${lineOf(scenario)}`);
}

const lineOf = ({ scenario_code, id, title_ja }: Scenario): string => [scenario_code ?? id, title_ja].join('\t');

/** @throws AdminError if no account has this username or e-mail address */
export async function findAccount(database: Knex, login: string): Promise<Account> {
  const key = normalizeKey(login);
  const account = await Account.query(database).findOne((found) =>
    found.where('username_key', key).orWhere('email_key', key),
  );
  if (!account) throw new AdminError(`No account has the username or e-mail address "${login}".`);
  return account;
}
