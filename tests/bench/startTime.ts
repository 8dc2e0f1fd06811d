import { amount } from './amount.ts';
import { startServer } from './startServer.ts';
import { type Figure, median } from './table.ts';

const ROUNDS = amount(5, 1);
/** Time from the call to the first answer, with built pages and an empty data folder. Seconds. */
const GOAL = 2;

/** Measures the time from the start until the server serves, compared with bare Fastify and raw SQLite. */
export async function startTime(): Promise<Figure[]> {
  // Builds the pages if needed, which does not count.
  await (await startServer('src/server/start.ts', {})).stop();
  const ours = await timesOf('src/server/start.ts');
  const bare = await timesOf('tests/bench/bareServer.ts');
  return [
    {
      name: `start to serving (bare: ${bare.toFixed(2)} s)`,
      ours: `${ours.toFixed(2)} s`,
      limit: `${GOAL} s`,
      ratio: ours / GOAL,
      goal: { atMost: 1 },
    },
  ];
}

async function timesOf(program: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    const server = await startServer(program, {});
    times.push((performance.now() - start) / 1000);
    await server.stop();
  }
  return median(times);
}
