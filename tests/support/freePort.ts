import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems hand out by themselves (Linux from 32768, others from 49152), so that no connection takes one meanwhile. */
const [LOWEST, HIGHEST] = [20_000, 32_767];

/**
 * A port of 127.0.0.1 that nothing listens on at this moment; picked by chance, so that tests side by side hardly meet in the time
 * until it is used.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(LOWEST, HIGHEST + 1);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return freePort();
    throw error;
  }
  server.close();
  await once(server, 'close');
  return port;
}
