import { readFile } from 'node:fs/promises';

/** Ticks per second in /proc. */
const TICKS = 100;

/** Returns the seconds of processor time that the processes have taken so far, all of their threads together, as counted by Linux. */
export async function processorTime(pids: readonly (number | undefined)[]): Promise<number> {
  const times = await Promise.all(
    pids.map(async (pid) => {
      const text = await readFile(`/proc/${pid}/stat`, 'utf8');
      // After the name, which may hold anything: the times in the program and in the system are the 12th and 13th values.
      const [user, system] = text
        .slice(text.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 13);
      return (Number(user) + Number(system)) / TICKS;
    }),
  );
  return times.reduce((sum, time) => sum + time, 0);
}
