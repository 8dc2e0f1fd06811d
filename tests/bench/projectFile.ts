import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { readProject } from '#server/projects/readProject.ts';
import { writeProject } from '#server/projects/writeProject.ts';
import { amount } from './amount.ts';
import { fullScenario } from './fullScenario.ts';
import { type Figure, median } from './table.ts';

const ROUNDS = amount(9, 1);

/** Measures a project file of a full scenario, written and read, against stringify and gzip of the same and back, in turns. */
export async function projectFile(): Promise<Figure[]> {
  const content = fullScenario();
  const times = { ours: [] as number[], bare: [] as number[] };
  for (let round = amount(-2, 0); round < ROUNDS; round++) {
    const ours = await timed(async () => {
      const file = await writeProject({ content, pictures: [], app_version: 'bench', created_at: Date.now() });
      if ('fault' in (await readProject(file))) throw new Error('the file cannot be read');
    });
    const bare = await timed(async () => {
      const packed = await promisify(gzip)(JSON.stringify(content));
      JSON.parse((await promisify(gunzip)(packed)).toString());
    });
    // The first rounds only warm everything up.
    if (round < 0) continue;
    times.ours.push(ours);
    times.bare.push(bare);
  }
  const [time, least] = [median(times.ours), median(times.bare)];
  return [
    {
      name: 'project file of a full scenario, written and read',
      ours: `${time.toFixed(1)} ms`,
      limit: `${least.toFixed(1)} ms`,
      ratio: time / least,
      goal: { atMost: 1.5 },
    },
  ];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
