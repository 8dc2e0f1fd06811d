import autocannon from 'autocannon';
import { gridFormText } from '#domain/map/gridFormText.ts';
import { createDatabase, startMariadb } from '../support/mariadb.ts';
import { denseGrid } from './denseGrid.ts';
import { signUp } from './signUp.ts';
import { startServer } from './startServer.ts';
import { type Figure, median } from './table.ts';

const ROUNDS = 5;
const SECONDS = 3;
/** Authors who save all the time, each a scenario of their own, shared out among the processes. */
const AUTHORS = 8;

/** Floor saves of two processes on one MySQL against those of one, in turns. None where no MariaDB is installed. */
export async function twoProcesses(): Promise<Figure[]> {
  const mariadb = await startMariadb();
  if (!mariadb) {
    process.stderr.write('twoProcesses is left out: mariadbd is not installed.\n');
    return [];
  }
  const settings = { DATABASE_URL: await createDatabase(mariadb.url) };
  const first = await startServer('src/server/main.ts', settings);
  const second = await startServer('src/server/main.ts', settings);
  try {
    const authors = await Promise.all(Array.from({ length: AUTHORS }, (_, at) => signUp(first.url, `bench${at}`)));
    const body = JSON.stringify({ maps: JSON.parse(gridFormText(denseGrid(1))) });
    const save = async ({ headers, scenarioUrl }: (typeof authors)[number], url: string) => {
      const { non2xx, errors, requests, duration } = await autocannon({
        url: `${scenarioUrl.replace(first.url, url)}/floor-maps/01/maps`,
        method: 'PUT',
        body,
        headers: { ...headers, 'content-type': 'application/json' },
        connections: 1,
        duration: SECONDS,
      });
      if (non2xx + errors > 0) throw new Error(`${non2xx} saves refused, ${errors} failed`);
      return requests.total / duration;
    };
    const rateOf = async (urls: readonly string[]) => {
      const rates = await Promise.all(authors.map((author, at) => save(author, urls[at % urls.length] as string)));
      return rates.reduce((sum, rate) => sum + rate, 0);
    };
    const rates = { two: [] as number[], one: [] as number[] };
    for (let round = 0; round <= ROUNDS; round++) {
      const [two, one] = [await rateOf([first.url, second.url]), await rateOf([first.url])];
      // The first round only warms them up.
      if (round === 0) continue;
      rates.two.push(two);
      rates.one.push(one);
    }
    const [ours, limit] = [median(rates.two), median(rates.one)];
    return [
      {
        name: 'floor saves of two processes on one MySQL',
        ours: `${ours.toFixed(0)}/s`,
        limit: `${limit.toFixed(0)}/s`,
        ratio: ours / limit,
        goal: { atLeast: 1.6 },
      },
    ];
  } finally {
    await first.stop();
    await second.stop();
    await mariadb.stop();
  }
}
