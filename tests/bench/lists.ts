import { join } from 'node:path';
import Database from 'better-sqlite3';
import { BANDS } from '#domain/resources/outline/searchItem.ts';
import { listAccounts } from '#server/admin/listAccounts.ts';
import { listAudit } from '#server/admin/listAudit.ts';
import { openDatabase, SQLITE_FILE } from '#server/database/openDatabase.ts';
import { SCENARIO_SORTS } from '#server/ownScenarios/listScenarios.ts';
import { SAMPLE_SORTS } from '#server/samples/listSamples.ts';
import { WORK_SORTS } from '#server/works/listWorks.ts';
import { chanceOf, listRows } from '../support/listRows.ts';
import { amount } from './amount.ts';
import { OWN, seedLists } from './seedLists.ts';
import { signUp } from './signUp.ts';
import { type BenchServer, startServer } from './startServer.ts';
import type { Figure } from './table.ts';

const FEW = amount(1000, 100);
const MANY = amount(1_000_000, 200);
const ROUNDS = amount(15, 1);
const CALLS_A_ROUND = amount(20, 3);
const PASSES = amount(3, 1);
const GOAL = 1.3;

interface Side {
  readonly count: number;
  readonly server: BenchServer;
  readonly headers: Record<string, string>;
  readonly scenarioId: string;
  readonly database: ReturnType<typeof openDatabase>;
}

type Chance = ReturnType<typeof chanceOf>;
/** One call of a list of `count` rows. */
type Call = (side: Side, chance: Chance) => Promise<unknown>;

/**
 * Measures every list that grows with its users, at a thousand rows and at a million: the time that 95 of 100 different calls stay below.
 */
export async function lists(): Promise<Figure[]> {
  const sides = [await open(FEW), await open(MANY)] as const;
  try {
    const figures: Figure[] = [];
    for (const [name, call] of Object.entries(calls)) figures.push(await compare(name, call, sides));
    return figures;
  } finally {
    for (const { server, database } of sides) {
      await database.destroy();
      await server.stop();
    }
  }
}

async function open(count: number): Promise<Side> {
  const dataDir = await seedLists(count);
  const server = await startServer('src/server/main.ts', { DATA_DIR: dataDir });
  const { headers, scenarioId } = await signUp(server.url, 'bench');
  giveOwn(dataDir);
  const database = openDatabase({ dataDir, databaseUrl: undefined });
  return { count, server, headers, scenarioId, database };
}

/** The calling author has the maximum number of scenarios. */
function giveOwn(dataDir: string): void {
  const database = new Database(join(dataDir, SQLITE_FILE));
  const id = database.prepare("select id from accounts where username = 'bench'").pluck().get();
  for (const table of ['scenarios', 'samples', 'notifications']) {
    database.prepare(`update ${table} set account_id = ? where rowid <= ?`).run(id, OWN);
  }
  database.close();
}

const get =
  (address: (count: number, chance: Chance) => string): Call =>
  async ({ server, headers, count }, chance) => {
    const answer = await fetch(`${server.url}/api/frontend/${address(count, chance)}`, { headers });
    if (answer.status !== 200) throw new Error(`${answer.url} was answered ${answer.status}`);
    await answer.arrayBuffer();
  };

const sortOf = (sorts: readonly string[], chance: Chance): string =>
  `sort=${chance(2) ? '-' : ''}${sorts[chance(sorts.length)]}`;

/** Returns the query of a page in the farther half of the list. */
const farPage = (count: number, chance: Chance): string =>
  `page=${Math.ceil((count / 20) * (0.5 + chance(500) / 1000))}`;

/** Returns some letters of an existing title. */
function search(count: number, chance: Chance): string {
  const title = Array.from(listRows(chance(count), '').work.title_ja);
  const length = 1 + chance(5);
  const part = title.slice(0, Math.max(1, title.length - length + 1));
  const from = chance(part.length);
  return `search=${encodeURIComponent(title.slice(from, from + length).join(''))}`;
}

/** Returns one to three of the search items. */
function items(chance: Chance): string {
  const bands = Object.keys(BANDS)
    .filter(() => chance(3) === 0)
    .slice(0, 2);
  return [`play_style=${chance(3)}`, ...bands.map((band) => `${band}=${1 + chance(3)}`)].join('&');
}

const calls: Readonly<Record<string, Call>> = {
  'works, first page': get((_, chance) => `works?${sortOf(WORK_SORTS, chance)}`),
  'works, page far away': get((count, chance) => `works?${sortOf(WORK_SORTS, chance)}&${farPage(count, chance)}`),
  'works, search': get((count, chance) => `works?${sortOf(WORK_SORTS, chance)}&${search(count, chance)}`),
  'works, search items': get((_, chance) => `works?${sortOf(WORK_SORTS, chance)}&${items(chance)}`),
  'samples, first page': get((_, chance) => `sample-scenarios?${sortOf(SAMPLE_SORTS, chance)}`),
  'samples, page far away': get(
    (count, chance) => `sample-scenarios?${sortOf(SAMPLE_SORTS, chance)}&${farPage(count, chance)}`,
  ),
  'samples, search': get(
    (count, chance) => `sample-scenarios?${sortOf(SAMPLE_SORTS, chance)}&${search(count, chance)}`,
  ),
  'own scenarios': get((_, chance) => `scenarios?${sortOf(SCENARIO_SORTS, chance)}&page=${1 + chance(5)}`),
  'own scenarios, search': get((count, chance) => `scenarios?${search(count, chance)}`),
  notifications: get(() => 'notifications'),
  'title check': async (side, chance) => {
    const { scenarioId, count } = side;
    const title = listRows(chance(count), '').work.title_ja;
    await get(() => `scenarios/${scenarioId}/title-author-names/search-title?title=${encodeURIComponent(title)}`)(
      side,
      chance,
    );
  },
  'audit log (command)': ({ database }) => listAudit(database, undefined),
  'accounts (command)': ({ database }) => listAccounts(database, ''),
};

async function compare(name: string, call: Call, sides: readonly [few: Side, many: Side]): Promise<Figure> {
  const times: [few: number[], many: number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    // The same calls are repeated a few times, and only the fastest of each counts, so that other work of the machine does not matter.
    const fastest = sides.map(() => Array<number>(CALLS_A_ROUND).fill(Number.POSITIVE_INFINITY));
    for (let pass = 0; pass < PASSES; pass++) {
      const chances = sides.map(() => chanceOf(round));
      for (let turn = 0; turn < CALLS_A_ROUND; turn++) {
        for (const [at, side] of sides.entries()) {
          const start = performance.now();
          await call(side, chances[at] as Chance);
          const time = performance.now() - start;
          const best = fastest[at] as number[];
          best[turn] = Math.min(best[turn] as number, time);
        }
      }
    }
    for (const [at, best] of fastest.entries()) times[at]?.push(...best);
  }
  const [few, many] = times.map(p95) as [number, number];
  return {
    name: `list p95 at ${MANY.toLocaleString('en')} rows and at ${FEW.toLocaleString('en')}: ${name}`,
    ours: `${many.toFixed(2)} ms`,
    limit: `${few.toFixed(2)} ms`,
    ratio: many / few,
    goal: { atMost: GOAL },
  };
}

const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
