import { beforeAll, describe, expect, test } from 'vitest';
import type { ErrorBody } from '#server/errors/describeError.ts';
import { REST_PATHS } from '#server/rest/paths.ts';
import { procedureOf } from '#server/rest/procedureOf.ts';
import { dumpDatabase } from '../../support/dumpDatabase.ts';
import { sqlite } from '../../support/engines.ts';
import { png, sendForm } from '../../support/pictures.ts';
import { useServer } from '../../support/useServer.ts';
import { FILE_WRITES, type Ground, isOfOtherKind, prepareGround, WRITES, WRITING } from '../../support/writes.ts';
import { WRITE_WAYS } from '../../support/writeWays.ts';

/** Fields that only the server decides, wherever they occur, with values that an attacker would like. */
const OWNED: Readonly<Record<string, unknown>> = {
  id: 'somebody-elses',
  number: 98,
  scenario_id: 'somebody-elses',
  account_id: 'somebody-elses',
  user_id: 'somebody-elses',
  owner: 'somebody-elses',
  creator: 'Somebody Else',
  username: 'somebody.else',
  username_key: 'somebody.else',
  email_key: 'somebody@example.com',
  pending_email: 'somebody@example.com',
  password_hash: '$argon2id$v=19$m=19456,t=2,p=1$AAAA$AAAA',
  role: 'admin',
  is_admin: true,
  is_verified: false,
  is_disabled: true,
  prefix_name: 'Dr',
  status: 'now_open',
  status_platform: 'now_open',
  status_console: 'now_open',
  is_publishing: true,
  released_at: '2020-01-01T00:00:00.000Z',
  scenario_code: 'SC-0001',
  counter: 1_000_000,
  revision: 1_000_000,
  restored_revision: 1_000_000,
  sequence: 1_000_000,
  automatic: true,
  size: 1,
  has_labyrinth: true,
  labyrinth_setting: { labyrinth_size: 2, has_labyrinth: true },
  created_at: '2020-01-01T00:00:00.000Z',
  updated_at: '2020-01-01T00:00:00.000Z',
  last_access_at: '2020-01-01T00:00:00.000Z',
  expires_at: 9_999_999_999_999,
};

/** Some calls take these: then another scenario is not found, and another revision is a conflict. */
const KNOWN = ['scenario_id', 'revision'];
const isOthers = ([field]: readonly [string, unknown]): boolean => !KNOWN.includes(field);

/** Over tRPC a call without input reads nothing, and a GET has no body. */
const TAKES_FIELDS = WRITE_WAYS.filter(
  ({ title, procedure }) => !title.startsWith('GET ') && (procedureOf(procedure).schema || !title.startsWith('tRPC')),
);

/** Fields that are owned elsewhere, but requested by these calls. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  'accounts.register': ['username'],
  'accounts.completeRegistration': ['username'],
  'accounts.endSession': ['id'],
  'backups.restore': ['id'],
  'backups.update': ['id'],
  'backups.delete': ['id'],
  'samples.update': ['id'],
  'samples.sync': ['id'],
  'samples.stop': ['id'],
  'scenarios.restore': ['id'],
  'savedMaps.delete': ['id'],
  'reports.remove': ['id'],
  'publishing.changeStatus': ['status'],
  'floors.updateSize': ['labyrinth_setting'],
  'unidentifiedItems.create': ['number'],
  'unidentifiedMonsters.create': ['number'],
  'monsterGraphics.create': ['number'],
};

describe('What the server owns', () => {
  const server = useServer(sqlite);
  let ground: Ground;
  beforeAll(async () => {
    ground = await prepareGround(server().url, server().database, 'author');
  });

  test('is tried on every write of the running server', () => {
    expect(Object.keys(WRITES).sort()).toEqual([...WRITING].sort());
    const writing = REST_PATHS.filter(({ method, procedure }) => method !== 'GET' && !isOfOtherKind(procedure));
    const tried = WRITE_WAYS.map(({ title }) => title);
    for (const { method, path, procedure } of writing) {
      expect(FILE_WRITES.includes(procedure) || tried.includes(`${method} ${path}`), path).toBe(true);
    }
    const known = REST_PATHS.map(({ method, path }) => `${method} ${path}`);
    for (const { method, url } of server().routes.filter((route) => route.url.startsWith('/api/frontend/'))) {
      const path = url.slice('/api/frontend/'.length).replace(/:(\w+)/g, '{$1}');
      // The rest only answers 405.
      if (!known.includes(`${method} ${path}`))
        expect(
          known.some((one) => one.endsWith(` ${path}`)),
          url,
        ).toBe(true);
    }
  });

  // canaries.test.ts shows that the body is accepted without the field.
  test.each(TAKES_FIELDS)('is refused beside it in a body that is valid without it: $title', async (way) => {
    const input = WRITES[way.procedure]?.(ground) ?? {};
    const before = await dumpDatabase(server().database);
    const owned = Object.entries(OWNED).filter(([field]) => !ASKED[way.procedure]?.includes(field));
    // Every unknown field is named at once. What a record is answered with may be sent back, but unchanged: that is tried one by one.
    const { status, body } = await way.send(ground.author, input, Object.fromEntries(owned.filter(isOthers)));
    expect(status).toBe(422);
    const told = Object.keys(errorsOf(body));
    expect(owned.map(([field]) => field)).toEqual(expect.arrayContaining(told));
    for (const [field, value] of owned.filter(([name]) => !told.includes(name))) {
      const alone = await way.send(ground.author, input, { [field]: value });
      expect([404, 409, 422], `${field}: ${alone.status}`).toContain(alone.status);
      if (alone.status !== 422) expect(KNOWN, `${field}: ${alone.status}`).toContain(field);
      else expect(Object.keys(errorsOf(alone.body)), field).toEqual([field]);
    }
    expect(await dumpDatabase(server().database)).toEqual(before);
  });

  test('is refused beside a file', async () => {
    const { author } = ground;
    const before = await dumpDatabase(server().database);
    for (const field of Object.keys(OWNED).slice(0, 6)) {
      const form = new FormData();
      form.set('use', 'profile');
      form.set(field, 'somebody-elses');
      form.set('file', new Blob([Uint8Array.from(await png())]), 'picture.png');
      const { status, body } = await sendForm(author, form);
      expect({ status, fields: Object.keys(body.errors ?? {}) }).toEqual({ status: 422, fields: [field] });
    }
    expect(await dumpDatabase(server().database)).toEqual(before);
  });

  /** Returns the field messages of a refusal, over either surface. */
  function errorsOf(body: unknown): object {
    const { errors, error } = body as { errors?: object; error?: { json: { data: ErrorBody } } };
    return errors ?? error?.json.data.errors ?? {};
  }
});
