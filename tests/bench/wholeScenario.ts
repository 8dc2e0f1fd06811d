import type { Resource } from '#domain/resource/defineResource.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { amount } from './amount.ts';
import { filledRecord } from './filledRecord.ts';
import { fullScenario } from './fullScenario.ts';
import { signUp } from './signUp.ts';
import { startServer } from './startServer.ts';
import { type Figure, median } from './table.ts';

const ROUNDS = amount(9, 1);
const SEARCHES = ['竜の', 'crimson', '012', '階段', 'blade 77', '守護'];

/** Measures the check list and searches over a scenario in which every record and every cell holds something. */
export async function wholeScenario(): Promise<Figure[]> {
  const server = await startServer('src/server/main.ts');
  try {
    const { token, scenarioId: scenario_id } = await signUp(server.url);
    const call = async (name: string, input: object, isQuery = false): Promise<unknown> => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const address = `${server.url}/trpc/${name}`;
      const body = JSON.stringify({ scenario_id, ...input });
      const response = isQuery
        ? await fetch(`${address}?input=${encodeURIComponent(body)}`, { headers })
        : await fetch(address, { method: 'POST', headers, body });
      if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
      return response.json();
    };
    await fill(call);
    const touch = (round: number) => call('records.item.save', { records: [{ number: 1, changes: { ac: round } }] });
    const times = { checks: [] as number[], first: [] as number[], search: [] as number[] };
    for (let round = amount(-2, 0); round < ROUNDS; round++) {
      await touch(round);
      const checks = await timed(() => call('checks.list', {}, true));
      const first = await timed(() => call('search.query', { query: SEARCHES[0] }, true));
      const searches: number[] = [];
      for (const query of SEARCHES) searches.push(await timed(() => call('search.query', { query }, true)));
      // The first rounds only warm everything up.
      if (round < 0) continue;
      times.checks.push(checks);
      times.first.push(first);
      times.search.push(...searches);
    }
    return [
      within('check list of a full scenario, after an edit', times.checks, 200),
      within('search of a full scenario, the first after an edit', times.first, 300),
      within('search of a full scenario', times.search, 100),
    ];
  } finally {
    await server.stop();
  }
}

/** A labyrinth with the floor of its own number; labyrinth 0 has none. */
function filledLabyrinth(number: number): Record<string, unknown> {
  if (number === 0) return {};
  const { labyrinth_entrance: _, ...others } = filledRecord(labyrinthSetting, number);
  const labyrinth_title = { ja: `水底の迷宮 ${number}`, en: `The sunken maze ${number}` };
  return { ...others, labyrinth_title, map_hierarchy: { start: number, end: number } };
}

const contentOf = (resource: Resource, number: number): Record<string, unknown> =>
  resource === labyrinthSetting ? filledLabyrinth(number) : filledRecord(resource, number);

async function fill(call: (name: string, input: object) => Promise<unknown>): Promise<void> {
  for (const { number, grid } of fullScenario().floors) {
    const floor_number = String(number).padStart(2, '0');
    await call('floors.saveGrid', { floor_number, grid });
    const { name_ja, name_en } = filledRecord(floorMap, number);
    await call('floors.updateSettings', { floor_number, name_ja, name_en });
  }
  for (const resource of RESOURCES) {
    const { first } = resource.numbers;
    const last = amount(resource.numbers.last, Math.min(resource.numbers.last, first + 49));
    for (let start = first; start <= last; start += 50) {
      const records = Array.from({ length: Math.min(50, last - start + 1) }, (_, index) => ({
        number: start + index,
        changes: contentOf(resource, start + index),
      }));
      await call(`records.${resource.name}.save`, { records });
    }
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const within = (name: string, times: readonly number[], limit: number): Figure => ({
  name,
  ours: `${median(times).toFixed(1)} ms`,
  limit: `${limit} ms`,
  ratio: median(times) / limit,
  goal: { atMost: 1 },
});
