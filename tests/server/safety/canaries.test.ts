import { dirname } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REST_PATHS } from '#server/rest/paths.ts';
import { procedureOf } from '#server/rest/procedureOf.ts';
import { PASSWORD } from '../../support/author.ts';
import { sqlite } from '../../support/engines.ts';
import { inputSchema, roughInput } from '../../support/inputArbitrary.ts';
import { isWhole } from '../../support/ofEachSort.ts';
import { patient } from '../../support/patience.ts';
import { sendPicture } from '../../support/pictures.ts';
import { PROCEDURES } from '../../support/procedures.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { root } from '../../support/run.ts';
import { takeSnapshot } from '../../support/takeSnapshot.ts';
import { useServer } from '../../support/useServer.ts';
import { type Ground, isOfOtherKind, prepareGround, WRITES } from '../../support/writes.ts';
import { WRITE_WAYS } from '../../support/writeWays.ts';

/** Number of rough inputs for each call, in addition to the valid one. */
const ROUGH = isWhole ? 6 : 2;
/** Calls that fail without a mail server, or for an author whose registration is complete. */
const REFUSED = [
  'accounts.changeRegistration',
  'accounts.completeRegistration',
  'accounts.discardRegistration',
  'accounts.resendVerification',
  'accounts.requestPasswordReset',
];
/** Text that no answer may contain, whoever calls: parts of this machine, of the programs below, and of how passwords are stored. */
const NEVER = [
  root,
  'node_modules',
  '/src/server',
  '.sqlite',
  'argon2',
  'SQLITE_',
  'select * from',
  'insert into',
  '    at ',
];

/** The addresses of an account. */
interface Address {
  readonly username: string;
  readonly email: string;
  readonly pending_email: string | null;
}

describe('Every answer of a run over every call', () => {
  const server = useServer(sqlite);
  const answers: { readonly to: string; readonly of: string; readonly text: string }[] = [];

  /** Records an answer to `who`. The token of a login is the only secret that is meant for them. */
  async function note(to: string, of: string, answer: Promise<{ text: string; headers: Headers }>): Promise<void> {
    const { text, headers } = await answer;
    const told = text.replace(/"access_token":"[^"]*"/g, '');
    answers.push({ to, of, text: `${told}\n${JSON.stringify([...headers])}` });
  }

  const ground = (username: string) => prepareGround(server().url, server().database, username);

  /** Reads everything that can be read, over both surfaces. */
  async function readAll(to: string, who: RestClient, { scenario_id }: Ground): Promise<void> {
    const places: Record<string, unknown> = { scenario_id, floor_number: '01', setting_number: '0' };
    for (const { method, path } of REST_PATHS.filter((one) => one.method === 'GET' && !isOfOtherKind(one.procedure))) {
      const url = path.replace(/\{(\w+)\}/g, (_, name: string) => String(places[name]));
      await note(to, `${method} ${path}`, who.get(url));
    }
    for (const { name, fields } of PROCEDURES.filter((one) => one.type === 'query' && !isOfOtherKind(one.name))) {
      const input = Object.fromEntries(Object.entries(places).filter(([field]) => field in fields));
      const query = Object.keys(fields).length > 0 ? `?input=${encodeURIComponent(JSON.stringify(input))}` : '';
      await note(to, name, who.call('GET', `/trpc/${name}${query}`));
    }
    for (const { method, url } of server().routes) {
      if (method === 'GET' && !url.includes(':')) await note(to, url, who.call('GET', url));
    }
  }

  test('holds no password, hash, token, address of somebody else or path of this machine', {
    timeout: patient(120_000),
  }, async () => {
    const { database } = server();
    const mine = await ground('mine');
    const theirs = await ground('theirs');
    await sendPicture(theirs.author);
    const admin = await ground('admin');
    await database('accounts').where('username', 'admin').update({ is_admin: true });

    for (const [to, who] of [
      ['nobody', server().rest],
      ['mine', mine.author],
      ['admin', admin.author],
    ] as const) {
      await readAll(to, who, mine);
      await readAll(to, who, theirs);
    }
    const rough = WRITE_WAYS.map((way) => {
      const { schema } = procedureOf(way.procedure);
      return { way, inputs: fc.sample(roughInput(inputSchema(schema)), { seed: 7, numRuns: ROUGH }) };
    });
    for (const { way, inputs } of rough.filter(({ way: { procedure } }) => !/delete|logout|end/i.test(procedure))) {
      for (const input of inputs) {
        const extra = typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {};
        await note('mine', way.title, way.send(mine.author, WRITES[way.procedure]?.(theirs) ?? {}, extra));
        await note('mine', way.title, way.send(mine.author, WRITES[way.procedure]?.(mine) ?? {}, extra));
      }
    }
    const own = await ground('own');
    const secrets = new Set([PASSWORD, 'twelve quiet lanterns', ...NEVER]);
    secrets.add(dirname(database.client.config.connection.filename));
    for (const one of [mine, theirs, admin, own]) {
      for (const token of [one.author.token ?? '', ...Object.values(one.tokens)]) secrets.add(token);
    }
    const addresses = new Map<string, Address>();
    // Everybody's secrets as they are after all of this, and after each write that begins there.
    const noteSecrets = async () => {
      // An account of a hand-over has no password until it gets one.
      const hashes = await database('accounts').whereNot('password_hash', '').select('password_hash');
      for (const { password_hash } of hashes) secrets.add(password_hash);
      for (const table of ['sessions', 'account_tokens']) {
        for (const { token_hash } of await database(table).select('token_hash')) secrets.add(token_hash);
      }
      for (const one of (await database('accounts').select('username', 'email', 'pending_email')) as Address[]) {
        addresses.set(JSON.stringify(one), one);
      }
    };
    await noteSecrets();
    const begin = await takeSnapshot(database);
    for (const way of WRITE_WAYS) {
      await begin();
      const answer = way.send(own.author, WRITES[way.procedure]?.(own) ?? {});
      await note(own.username, way.title, answer);
      const { status, text } = await answer;
      expect(status < 300 || REFUSED.includes(way.procedure), `${way.title}: ${text}`).toBe(true);
      await noteSecrets();
    }
    expect(secrets.size).toBeGreaterThan(50);
    expect(answers.length).toBeGreaterThan(400);

    const pages = server()
      .routes.filter(({ url }) => /\.\w+$/.test(url))
      .map(({ url }) => url);
    for (const { to, of, text } of answers) {
      // The client's own files are public, and hold no data.
      const forbidden = pages.includes(of) ? [...secrets].filter((one) => !NEVER.includes(one)) : secrets;
      for (const secret of forbidden) if (text.includes(secret)) expect.fail(`${of} told ${to}: ${secret}`);
      for (const { username, email, pending_email } of addresses.values()) {
        if (username === to) continue;
        // An account from a platform begins without an address.
        if (email && text.includes(email)) expect.fail(`${of} told ${to} the address ${email}`);
        if (pending_email && text.includes(pending_email)) expect.fail(`${of} told ${to} the address ${pending_email}`);
      }
    }
  });
});
