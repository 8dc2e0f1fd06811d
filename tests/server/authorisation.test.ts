import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { may, type Needs } from '#domain/catalogs/needs.ts';
import { coerceText } from '#server/rest/coerceText.ts';
import { REST_PATHS } from '#server/rest/paths.ts';
import { procedureOf } from '#server/rest/procedureOf.ts';
import { newAuthor, newScenario } from '../support/author.ts';
import { dumpDatabase } from '../support/dumpDatabase.ts';
import { sqlite } from '../support/engines.ts';
import { inputSchema, validInput } from '../support/inputArbitrary.ts';
import { ofEachSort } from '../support/ofEachSort.ts';
import { addressOf, PATH_VALUES } from '../support/pathValues.ts';
import { patient } from '../support/patience.ts';
import { PROCEDURES, sortOfProcedure } from '../support/procedures.ts';
import { archived, releaseKnown } from '../support/publish.ts';
import { RestClient } from '../support/RestClient.ts';
import { root } from '../support/run.ts';
import { type Route, useServer } from '../support/useServer.ts';

// Tests every route and procedure of the running server with everybody who may call it. New ones are found here by themselves: they must be
// reachable by their owner and nobody else, or be in the list of public ones.

/** Everything that answers callers without a login. Adding a line is a decision. */
const PUBLIC_ROUTES = [
  'GET /api/docs',
  'GET /api/docs/',
  'GET /api/docs/start.js',
  'GET /api/docs/swagger-ui-bundle.js',
  'GET /api/docs/swagger-ui.css',
  'GET /api/frontend/check-app-version',
  'GET /api/frontend/works',
  'GET /api/openapi.json',
  'GET /healthz',
  'GET /readyz',
  'POST /api/frontend/login',
  'POST /api/frontend/register',
];
/** Whoever knows such a URL may read it: it contains the hash of the content. */
const PUBLIC_BY_ADDRESS = ['GET /files/:id'];
const PUBLIC_PROCEDURES = [
  'accounts.decryptToken',
  'accounts.login',
  'accounts.register',
  'accounts.requestPasswordReset',
  'accounts.resetPassword',
  'accounts.verifyEmail',
  'app.settings',
  'app.version',
  'reports.send',
  'works.countEnding',
  'works.countPlay',
  'works.download',
  'works.list',
  'works.read',
];
/** The calls of an account that is not verified, in addition to the public ones (docs/product.md, "Sessions"). */
const UNVERIFIED = [
  'accounts.changeRegistration',
  'accounts.completeRegistration',
  'accounts.delete',
  'accounts.discardRegistration',
  'accounts.endOtherSessions',
  'accounts.endSession',
  'accounts.logout',
  'accounts.me',
  'accounts.resendVerification',
  'accounts.sessions',
];

/** The input of a procedure is the same for everybody who calls it. */
const SAMPLES = new Map<string, Readonly<Record<string, unknown>>>();
function sampleInput(procedure: string): Readonly<Record<string, unknown>> {
  const valid = () => fc.sample(validInput(inputSchema(procedureOf(procedure).schema)), { seed: 1, numRuns: 1 });
  // The optional name of another backup would have to exist.
  const { with: _other, ...sample } = SAMPLES.get(procedure) ?? (valid()[0] as Record<string, unknown>);
  SAMPLES.set(procedure, sample);
  return sample;
}

/** Query values of reading REST calls. */
const QUERY_VALUES = { id: '1', chest_type: '1', title: '水底' };

/** The ids of parts of a scenario, by the router that needs them. */
const PARTS = new Map<string, Readonly<Record<string, string>>>();
const partsId = (scenario: string, procedure: string): { id?: string } => {
  const id = PARTS.get(scenario)?.[procedure.split('.')[0] ?? ''];
  return id === undefined ? {} : { id };
};

/** Returns the router of a door, from the end of its name. */
const routerOf = ({ name }: Door): string => /(\w+)\.[\w.]+$/.exec(name)?.[1] ?? '';

/** One way to reach the server, whether over REST or tRPC. */
interface Door {
  readonly name: string;
  /** The same for every kind of record. */
  readonly sort: string;
  readonly access: string;
  readonly reads: boolean;
  /** The right that it needs in its scenario; undefined if it is not about a scenario. */
  readonly needs: Needs | undefined;
  readonly storesNothing: boolean;
  /** Whether it leads into a scenario. */
  readonly isScenarios: boolean;
  call(who: RestClient, scenario: string, headers?: Record<string, string>): Promise<{ status: number }>;
}

/** Nobody and strangers try every door; where it is about what a caller may do, on landing one kind of record stands for all. */
const sortOf = ({ sort }: Door): string => sort;

// The same code decides who may do what on both engines, so one of them is enough.
/** Whether a URL is the route of every procedure, or that of a procedure with a larger body. */
const isTrpc = (url: string): boolean =>
  url === '/trpc/:path' || PROCEDURES.some(({ name }) => url === `/trpc/${name}`);

describe('Authorisation', () => {
  const server = useServer(sqlite);
  let nobody: RestClient;
  let owner: RestClient;
  let stranger: RestClient;
  let admin: RestClient;
  let unverified: RestClient;
  let scenario: string;
  const doors: Door[] = [];

  beforeAll(async () => {
    nobody = server().rest;
    owner = await newAuthor(server().url, 'owner');
    stranger = await newAuthor(server().url, 'stranger');
    admin = await newAuthor(server().url, 'admin');
    unverified = await newAuthor(server().url, 'unverified');
    await server().database('accounts').where('username', 'admin').update({ is_admin: true });
    await server().database('accounts').where('username', 'unverified').update({ is_verified: false });
    scenario = await freshScenario(owner);
    // Anybody can reach what readers have.
    await releaseKnown(owner, await newScenario(owner, '公開'), server().database);
    doors.push(...restDoors(server().routes), ...PROCEDURES.map(procedureDoor));
  });

  /** Makers of the parts of a scenario, by the router that needs their ids. */
  const makers: Readonly<Record<string, (author: RestClient, scenario_id: string) => Promise<string>>> = {
    samples: async (author, scenario_id) =>
      (await author.post<{ id: string }>('sample-scenarios', { scenario_id })).data.id,
    backups: async (author, scenario_id) =>
      (await author.post<{ id: string }>(`scenarios/${scenario_id}/backup`, {})).data.id,
    savedMaps: async (author, scenario_id) => {
      const map = await author.post('/trpc/savedMaps.save', { scenario_id, floor_number: '01', name: '地図' });
      return /"id":"([^"]+)"/.exec(map.text)?.[1] ?? '';
    },
    reports: async (_, scenario_id) => {
      const id = `report-of-${scenario_id}`;
      await server().database('fault_reports').insert({ id, scenario_id, message: '壁', created_at: 1 });
      return id;
    },
    scenarios: (author) => archived(author, server().database),
  };

  /** Creates a scenario with the parts that these routers need. */
  async function freshScenario(author: RestClient, routers = Object.keys(makers)): Promise<string> {
    const [, scenario_id = ''] = (await newScenario(author)).split('/');
    const parts: Record<string, string> = {};
    for (const router of routers) parts[router] = (await makers[router]?.(author, scenario_id)) ?? '';
    PARTS.set(scenario_id, { ...parts, projects: parts.backups ?? '' });
    return scenario_id;
  }

  test('every route is known: one of REST, the one of tRPC, a page of the client, or a public one', () => {
    const unknown = server().routes.filter((route) => !isKnown(route));
    expect(unknown).toEqual([]);
    expect(doors.length).toBeGreaterThan(30);
  });

  test('the public ones are these', async () => {
    const open: string[] = [];
    for (const { method, url } of server().routes) {
      if (isPage(url) || isHeadOfGet({ method, url }) || isTrpc(url) || url.includes(':')) continue;
      const { status } = await nobody.call(method, url, { ...(method !== 'GET' && { body: {} }) });
      if (![401, 404, 405].includes(status)) open.push(`${method} ${url}`);
    }
    expect(open.sort()).toEqual(PUBLIC_ROUTES);
    const procedures = PROCEDURES.filter(({ access }) => access === 'public').map(({ name }) => name);
    expect(procedures.sort()).toEqual(PUBLIC_PROCEDURES);
  });

  test('nobody reaches anything else, and a cookie makes nobody somebody', async () => {
    await withoutChange(async () => {
      for (const door of doors) {
        const open = door.access === 'public';
        for (const headers of [{}, { cookie: `access_token=${owner.token}` }]) {
          const { status } = await door.call(nobody, scenario, headers);
          if (!open) expect(status, door.name).toBe(401);
        }
      }
    });
  });

  test("another author reaches nothing in somebody's scenario", async () => {
    await withoutChange(async () => {
      for (const door of doors.filter(({ isScenarios }) => isScenarios)) {
        expect((await door.call(stranger, scenario)).status, door.name).toBe(403);
        expect((await door.call(stranger, 'none')).status, door.name).toBe(404);
      }
    });
  });

  test.each([
    ['of somebody else', {}],
    [
      'that is published, to correct a banned word or for anything else',
      { status: 'now_open', status_console: 'now_open' },
    ],
    ['of the admin', { own: true }],
  ])('an admin reads every scenario and writes none %s', async (_, { own, ...statuses }: Record<string, unknown>) => {
    const { database } = server();
    const [{ account_id }] = await database('scenarios').where('id', scenario).select('account_id');
    const { id: adminId } = await database('accounts').where('username', 'admin').first('id');
    await database('scenarios')
      .where('id', scenario)
      .update({ ...statuses, account_id: own ? adminId : account_id });
    await withoutChange(async () => {
      for (const door of ofEachSort(doors, sortOf).filter(({ isScenarios }) => isScenarios)) {
        const { status } = await door.call(admin, scenario);
        const isLetIn =
          door.needs !== undefined && may({ is_admin: true, role: 'owner' }, door.needs, door.storesNothing);
        if (door.reads) expect(status, door.name).toBe(200);
        // A call with a sample input may be invalid.
        else if (isLetIn) expect([200, 204, 422], door.name).toContain(status);
        else expect(status, door.name).toBe(403);
      }
    });
    await database('scenarios')
      .where('id', scenario)
      .update({ account_id, status: 'private', status_console: 'private' });
  });

  test('an admin makes no scenario, whatever is sent', async () => {
    const making = PROCEDURES.filter(({ isMaking }) => isMaking).map(({ name }) => name);
    expect(making.toSorted()).toEqual(['projects.upload', 'scenarios.create', 'scenarios.restore']);
    await withoutChange(async () => {
      for (const name of making) {
        expect((await admin.post(`/trpc/${name}`, {})).status, name).toBe(403);
        const { path = '' } = REST_PATHS.find(({ procedure }) => procedure === name) ?? {};
        expect((await admin.post(path, { title_ja: '管理者の迷宮' })).status, path).toBe(403);
      }
    });
  });

  test('an account that is not verified reaches itself, and the way out', async () => {
    await withoutChange(async () => {
      for (const door of ofEachSort(doors, sortOf)) {
        if (door.access === 'public') continue;
        if (UNVERIFIED.some((name) => door.name.endsWith(name))) continue;
        expect(door.access, door.name).not.toBe('signedIn');
        expect((await door.call(unverified, scenario)).status, door.name).toBe(403);
      }
    });
    expect((await unverified.get('me')).status).toBe(200);
    expect((await unverified.post('logout')).status).toBe(204);
    expect((await unverified.get('me')).status).toBe(401);
  });

  test('its owner reaches everything', { timeout: patient(120_000) }, async () => {
    // Every door that writes gets a scenario of its own, which takes time: for records one kind stands for all.
    const tried = ofEachSort(doors, ({ name, reads, sort }) => (reads ? name : sort));
    for (const door of tried.filter(({ access }) => access !== 'public')) {
      const who = door.name.includes('accounts.logout') ? await newSession() : owner;
      // Reading leaves everything in place for the next one.
      const own = door.reads ? scenario : await freshScenario(owner, [routerOf(door)]);
      const { status } = await door.call(who, own);
      // An account can have only a limited number.
      if (!door.reads) await owner.delete(`scenarios/${own}`);
      // The sample input names no session, and another account's session counts as none.
      const missed = door.name.endsWith('accounts.endSession') ? [401, 403, 405] : [401, 403, 404, 405];
      const reached = door.reads ? status === 200 : !missed.includes(status) && status < 500;
      expect(reached, `${door.name}: ${status}`).toBe(true);
    }
  });

  test('reading changes nothing', async () => {
    await withoutChange(async () => {
      // And so do calls that only check.
      for (const door of ofEachSort(doors, sortOf).filter(({ storesNothing }) => storesNothing))
        await door.call(owner, scenario);
      for (const { url } of server().routes.filter(({ method }) => method === 'GET')) {
        if (!url.includes(':')) await owner.call('GET', url);
      }
      // GET must not reach a mutation, just as a query must not change anything.
      for (const { name } of PROCEDURES.filter(({ type }) => type === 'mutation')) {
        const input = encodeURIComponent(JSON.stringify({ ...sampleInput(name), scenario_id: scenario }));
        expect((await owner.get(`/trpc/${name}?input=${input}`)).status, name).toBe(405);
      }
    });
  });

  test('however a path is spelled, it is refused to nobody and to strangers alike', async () => {
    const spellings = [
      `//api/frontend/scenarios/${scenario}`,
      `/api//frontend/scenarios/${scenario}`,
      `/api/frontend/scenarios/${scenario}/`,
      `/API/frontend/scenarios/${scenario}`,
      `/api/frontend/%73cenarios/${scenario}`,
      `/api/frontend/scenarios/${scenario};x=1`,
      `/api/frontend/scenarios/${scenario}%2F`,
      `/api/frontend/scenarios/x%2F..%2F${scenario}`,
      `/api/frontend/scenarios/${scenario}/floor-maps/01;`,
    ];
    for (const path of spellings) {
      expect([401, 404], path).toContain((await nobody.call('GET', path)).status);
      expect([403, 404], path).toContain((await stranger.call('GET', path)).status);
    }
  });

  /** Opens another session of the owner, to be ended. */
  async function newSession(): Promise<RestClient> {
    const { body } = await nobody.post('login', { login: 'owner', password: 'correct horse battery' });
    return new RestClient(server().url, body.access_token);
  }

  /** Checks that `calls` change nothing in the database. Public calls may log in and count, so sessions and endings are left out. */
  async function withoutChange(calls: () => Promise<void>): Promise<void> {
    const { sessions: _before, work_endings: _reached, ...before } = await dumpDatabase(server().database);
    await calls();
    const { sessions: _after, work_endings: _counted, ...after } = await dumpDatabase(server().database);
    expect(after).toEqual(before);
  }

  const isPage = (url: string) => existsSync(join(root, 'dist/client', url));
  const isHeadOfGet = ({ method, url }: Route) =>
    method === 'HEAD' && server().routes.some((route) => route.method === 'GET' && route.url === url);

  function isKnown(route: Route): boolean {
    const { method, url } = route;
    if (isHeadOfGet(route) || isPage(url)) return true;
    if (isTrpc(url)) return method === 'GET' || method === 'POST';
    return url.startsWith('/api/frontend/') || [...PUBLIC_ROUTES, ...PUBLIC_BY_ADDRESS].includes(`${method} ${url}`);
  }
});

/** Returns a door for every REST route that the server reported, except those that only answer 405. */
function restDoors(routes: readonly Route[]): Door[] {
  return routes.flatMap(({ method, url }): Door[] => {
    if (!url.startsWith('/api/frontend/')) return [];
    const path = url.slice('/api/frontend/'.length).replace(/:(\w+)/g, '{$1}');
    const row = REST_PATHS.find((one) => one.method === method && one.path === path);
    if (!row) return [];
    const { access, type, fields, needs, storesNothing } = procedureOf(row.procedure);
    const isAsked = (name: string) => name in fields && !path.includes(`{${name}}`);
    const query = new URLSearchParams(Object.entries(QUERY_VALUES).filter(([name]) => isAsked(name))).toString();
    return [
      {
        name: `${method} ${url} (${row.procedure})`.replace(/ \((.*)\)$/, ' $1'),
        sort: `${method} ${sortOfProcedure(row.procedure)}`,
        ...{ access, needs, storesNothing },
        reads: type === 'query',
        isScenarios: path.includes('{scenario_id}'),
        call(who, scenario, headers = {}) {
          const known = { id: 'none', ...PATH_VALUES, scenario_id: scenario, ...partsId(scenario, row.procedure) };
          const address = addressOf(path, known);
          if (method === 'GET') return who.get(query ? `${address}?${query}` : address, headers);
          const sample: Record<string, unknown> = { ...sampleInput(row.procedure) };
          // Values in the path are not repeated in the body.
          for (const name of Object.keys(known)) if (path.includes(`{${name}}`)) delete sample[name];
          const { floor_number: _floor, number: _number, ...body } = sample;
          if ('scenario_id' in body) body.scenario_id = scenario;
          return who.call(method, address, { body, headers });
        },
      },
    ];
  });
}

function procedureDoor({ name, access, type, fields, needs, storesNothing }: (typeof PROCEDURES)[number]): Door {
  return {
    name: `tRPC ${name}`,
    sort: `tRPC ${sortOfProcedure(name)}`,
    ...{ access, needs, storesNothing },
    reads: type === 'query',
    isScenarios: 'scenario_id' in fields,
    call(who, scenario, headers = {}) {
      const known = { ...PATH_VALUES, scenario_id: scenario, ...partsId(scenario, name) };
      const given = Object.fromEntries(
        Object.entries(known).flatMap(([key, text]) => (key in fields ? [[key, coerceText(text, fields[key])]] : [])),
      );
      const input = { ...sampleInput(name), ...given };
      if (type === 'mutation') return who.call('POST', `/trpc/${name}`, { body: input, headers });
      const query = Object.keys(fields).length > 0 ? `?input=${encodeURIComponent(JSON.stringify(input))}` : '';
      return who.call('GET', `/trpc/${name}${query}`, { headers });
    },
  };
}
