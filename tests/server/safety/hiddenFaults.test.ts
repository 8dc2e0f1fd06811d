import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { Piscina } from 'piscina';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { newScenario, registration } from '../../support/author.ts';
import { describeOnAnyEngine, type Storage } from '../../support/engines.ts';
import { roomMaps } from '../../support/maps.ts';
import { sendPicture } from '../../support/pictures.ts';
import { RestClient } from '../../support/RestClient.ts';
import { useMailServer } from '../../support/useMailServer.ts';

/** Details that a fault of ours could reveal. */
const SECRET = '/srv/meikyu/secret.ts: select `password_hash` from `accounts`';
const fault = () => Object.assign(new Error(SECRET), { code: 'EUNHEARD', path: '/srv/meikyu' });

const FIXED = {
  ja: '予期しないエラーが発生しました。しばらくしてからやり直してください。',
  en: 'An unexpected error occurred, please try again later.',
};

describeOnAnyEngine('An unexpected error', (engine) => {
  const mail = useMailServer();
  let storage: Storage;
  let app: FastifyInstance;
  let database: Knex;
  let author: RestClient;
  let scenario: string;
  let log = '';
  let isThrottleBroken = false;

  beforeAll(async () => {
    storage = await engine.makeMigrated();
    const config = readConfig({ ...storage.env, PORT: '0', SMTP_URL: mail().url });
    const stream = new Writable({
      write(chunk, _encoding, done) {
        log += chunk;
        done();
      },
    });
    const take = async () => {
      if (isThrottleBroken) throw fault();
    };
    const throttle = { take, refuse: async () => {}, forgive: async () => {}, giveBack: async () => {} };
    app = await buildApp(config, pino({ level: 'info' }, stream), { throttle });
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    database = openDatabase(config);
    await new RestClient(url).post('register', registration('author'));
    await database('accounts').update({ is_verified: true, email_key: 'author@example.com' });
    const { body } = await new RestClient(url).post('login', { login: 'author', password: registration('').password });
    author = new RestClient(url, body.access_token);
    scenario = await newScenario(author);
    await author.put(`${scenario}/floor-maps/01/maps`, { maps: roomMaps(1) });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    isThrottleBroken = false;
  });
  afterAll(async () => {
    await app.close();
    await database.destroy();
    await storage.remove();
  });

  const floor = () => `${scenario}/floor-maps/01`;
  const trpc = (name: string, input: object) => (who: RestClient) => who.call('POST', `/trpc/${name}`, { body: input });
  /** Returns a caller whose session has to be looked up. */
  const stranger = ({ url, language }: RestClient) => new RestClient(url, 'a-token-of-nobody', language);
  const id = () => scenario.split('/')[1] ?? '';

  /** A layer, how it breaks, how it is repaired, and a call that uses it. */
  const LAYERS: Record<
    string,
    { breaks: () => unknown; mends?: () => unknown; call: (who: RestClient) => Promise<object> }
  > = {
    'the database': {
      breaks: () => database.schema.renameTable('floors', 'elsewhere'),
      mends: () => database.schema.renameTable('elsewhere', 'floors'),
      call: (who) => who.get(`${scenario}/floor-maps/02`),
    },
    'the database, over tRPC': {
      breaks: () => database.schema.renameTable('backups', 'elsewhere'),
      mends: () => database.schema.renameTable('elsewhere', 'backups'),
      call: (who) => trpc('backups.save', { scenario_id: id() })(who),
    },
    'a stored document': {
      breaks: () => database('floors').update({ settings: `{"${SECRET}` }),
      mends: () => database('floors').update({ settings: '{}' }),
      call: (who) => who.post(`${scenario}/backup`, {}),
    },
    'a worker thread': {
      breaks: () => vi.spyOn(Piscina.prototype, 'run').mockRejectedValue(fault()),
      call: (who) => who.post(`${scenario}/backup`, {}),
    },
    'the store of files': {
      breaks: () => database.schema.renameTable('files', 'elsewhere'),
      mends: () => database.schema.renameTable('elsewhere', 'files'),
      call: (who) => sendPicture(who),
    },
    'a procedure, over REST': {
      breaks: () => (isThrottleBroken = true),
      call: (who) => who.post('register', registration('another')),
    },
    'a procedure, over tRPC': {
      breaks: () => (isThrottleBroken = true),
      call: (who) => trpc('accounts.requestPasswordReset', { email: 'author@example.com' })(who),
    },
    'the REST bridge': {
      breaks: () => database('floors').update({ grid: Buffer.from([1, 2, 3]), revision: 77 }),
      mends: () => database('floors').update({ grid: null }),
      call: async (who) => {
        // A raised counter, so that values cached for the former floor are not used.
        await database('scenarios').increment('counter', 1);
        return who.get(floor());
      },
    },
    'a hook before the body': {
      breaks: () => database.schema.renameTable('sessions', 'elsewhere'),
      mends: () => database.schema.renameTable('elsewhere', 'sessions'),
      call: (who) => stranger(who).get('me'),
    },
    'a hook before the body, over tRPC': {
      breaks: () => database.schema.renameTable('sessions', 'elsewhere'),
      mends: () => database.schema.renameTable('elsewhere', 'sessions'),
      call: (who) => trpc('accounts.logout', {})(stranger(who)),
    },
  };

  test.each(Object.entries(LAYERS))('in %s tells a fixed text and its id, and the log the rest', async (_, layer) => {
    await layer.breaks();
    try {
      for (const language of ['ja', 'en'] as const) {
        const before = log.length;
        const { status, body, headers } = (await layer.call(author.in(language))) as Awaited<
          ReturnType<RestClient['get']>
        >;
        expect(status).toBe(500);
        const { error } = body as unknown as { error?: { json: { data: typeof body; message: string } } };
        const told = error?.json.data ?? body;
        expect(told).toEqual({
          title: language === 'ja' ? 'エラー' : 'Error',
          message: FIXED[language],
          code: 500,
          request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        });
        if (error) {
          const { message, data, ...rest } = error.json;
          expect({ message, rest }).toEqual({ message: FIXED[language], rest: { code: -32603 } });
          expect(data).toBe(told);
        }
        expect(JSON.stringify([...headers])).not.toMatch(/secret|srv/);
        const lines = log
          .slice(before)
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line));
        expect(lines).toContainEqual(
          expect.objectContaining({ reqId: told.request_id, msg: 'unexpected error', err: expect.anything() }),
        );
      }
    } finally {
      await layer.mends?.();
    }
  });

  test('in the mail is told nobody, as the answer has left; the log has it', async () => {
    const known = log.length;
    mail().isRefusing = true;
    const { status, text } = await author.post('/trpc/accounts.requestPasswordReset', { email: 'author@example.com' });
    expect(status).toBe(200);
    expect(text).not.toMatch(/mail server|no mail today/);
    await mail().refused();
    await vi.waitFor(() => expect(log.slice(known)).toContain('"event":"mail_failed"'));
  });
});
