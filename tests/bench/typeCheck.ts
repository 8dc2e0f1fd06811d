import { run } from '../support/run.ts';
import { amount } from './amount.ts';
import type { Figure } from './table.ts';

/** Seconds that checking the types of the whole project may take. */
const GOAL = 10;

/** Measures what a developer waits for after each change: the type check of server, tests and client. */
export async function typeCheck(): Promise<Figure[]> {
  const start = performance.now();
  for (const project of ['tsconfig.json', 'src/client/tsconfig.json']) {
    if (!(await run('tsc', amount(['-p', project], ['--version'])))) throw new Error(`${project} has errors`);
  }
  const seconds = (performance.now() - start) / 1000;
  return [
    {
      name: 'type check of the project',
      ours: `${seconds.toFixed(1)} s`,
      limit: `${GOAL} s`,
      ratio: seconds / GOAL,
      goal: { atMost: 1 },
    },
  ];
}
