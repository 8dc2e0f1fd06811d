import { amount } from './amount.ts';
import { denseGrid } from './denseGrid.ts';
import { paintFloors } from './paintFloors.ts';
import { signUp } from './signUp.ts';
import { startServer } from './startServer.ts';
import { type Figure, median } from './table.ts';

const ROUNDS = amount(15, 1);

/** Measures backup and restore of a full scenario against stringify, gzip and insert of the same content, in turns. */
export async function backupCalls(): Promise<Figure[]> {
  const real = await startServer('src/server/main.ts');
  const bare = await startServer('tests/bench/bareServer.ts');
  try {
    const { headers, token, scenarioId, scenarioUrl } = await signUp(real.url);
    await paintFloors(real.url, token, scenarioId, denseGrid);
    const json = { ...headers, 'content-type': 'application/json' };
    const timed = async (url: string, body: object) => {
      const start = performance.now();
      const response = await fetch(url, { method: 'POST', headers: json, body: JSON.stringify(body) });
      const { data } = (await response.json()) as { data: { id: string } };
      if (!response.ok) throw new Error(`${url}: ${response.status}`);
      return { time: performance.now() - start, id: data.id };
    };
    const times = {
      backup: [] as number[],
      bareBackup: [] as number[],
      restore: [] as number[],
      bareRestore: [] as number[],
    };
    for (let round = amount(-3, 0); round < ROUNDS; round++) {
      const backup = await timed(`${scenarioUrl}/backup`, { overwrite: true });
      const bareBackup = await timed(`${bare.url}/backup`, {});
      const restore = await timed(`${scenarioUrl}/restore`, { id: backup.id });
      const bareRestore = await timed(`${bare.url}/restore`, {});
      // The first rounds only warm everything up.
      if (round < 0) continue;
      times.backup.push(backup.time);
      times.bareBackup.push(bareBackup.time);
      times.restore.push(restore.time);
      times.bareRestore.push(bareRestore.time);
    }
    return [
      figure('backup of a full scenario', times.backup, times.bareBackup),
      figure('restore of a full scenario', times.restore, times.bareRestore),
    ];
  } finally {
    await real.stop();
    await bare.stop();
  }
}

function figure(name: string, ours: readonly number[], limit: readonly number[]): Figure {
  const [time, least] = [median(ours), median(limit)];
  return {
    name,
    ours: `${time.toFixed(1)} ms`,
    limit: `${least.toFixed(1)} ms`,
    ratio: time / least,
    goal: { atMost: 1.5 },
  };
}
