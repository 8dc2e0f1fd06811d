import autocannon from 'autocannon';
import { gridFormText } from '#domain/map/gridFormText.ts';
import { createDatabase, startMariadb } from '../support/mariadb.ts';
import { amount } from './amount.ts';
import { denseGrid } from './denseGrid.ts';
import { processorTime } from './processorTime.ts';
import { signUp } from './signUp.ts';
import { startServer } from './startServer.ts';
import { type Figure, median } from './table.ts';

const ROUNDS = amount(5, 1);
/** Saves of each author in a round. */
const SAVES = amount(400, 5);
/** Authors who save all the time, each in a scenario of their own, distributed over the processes. */
const AUTHORS = amount(8, 2);

/**
 * Measures the processor time of servers and database for a floor save, of two processes on one MySQL against one, in turns: on a machine
 * with cores for all of them, two save nearly twice as much if a save costs no more. No figure if no MariaDB of our own is installed.
 */
export async function twoProcesses(): Promise<Figure[]> {
  const mariadb = await startMariadb();
  if (!mariadb?.pid()) {
    process.stderr.write('twoProcesses is left out: mariadbd is not installed.\n');
    return [];
  }
  const settings = { DATABASE_URL: await createDatabase(mariadb.url) };
  const first = await startServer('src/server/main.ts', settings);
  const second = await startServer('src/server/main.ts', settings);
  const pids = [first.pid, second.pid, mariadb.pid()];
  try {
    const authors = await Promise.all(Array.from({ length: AUTHORS }, (_, at) => signUp(first.url, `bench${at}`)));
    const body = JSON.stringify({ maps: JSON.parse(gridFormText(denseGrid(1))) });
    const save = async ({ headers, scenarioUrl }: (typeof authors)[number], url: string) => {
      const { non2xx, errors } = await autocannon({
        url: `${scenarioUrl.replace(first.url, url)}/floor-maps/01/maps`,
        method: 'PUT',
        body,
        headers: { ...headers, 'content-type': 'application/json' },
        connections: 1,
        amount: SAVES,
      });
      if (non2xx + errors > 0) throw new Error(`${non2xx} saves refused, ${errors} failed`);
    };
    /** Milliseconds per save. */
    const costOf = async (urls: readonly string[]) => {
      const before = await processorTime(pids);
      await Promise.all(authors.map((author, at) => save(author, urls[at % urls.length] as string)));
      return (((await processorTime(pids)) - before) / (AUTHORS * SAVES)) * 1000;
    };
    const costs = { two: [] as number[], one: [] as number[] };
    for (let round = 0; round <= ROUNDS; round++) {
      const [two, one] = [await costOf([first.url, second.url]), await costOf([first.url])];
      // The first round only warms them up.
      if (round === 0) continue;
      costs.two.push(two);
      costs.one.push(one);
    }
    const [ours, limit] = [median(costs.two), median(costs.one)];
    return [
      {
        name: 'processor time of a floor save, two processes on one MySQL',
        ours: `${ours.toFixed(2)} ms`,
        limit: `${limit.toFixed(2)} ms`,
        ratio: ours / limit,
        goal: { atMost: 1.15 },
      },
    ];
  } finally {
    await first.stop();
    await second.stop();
    await mariadb.stop();
  }
}
