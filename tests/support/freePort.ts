import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems assign by themselves (Linux from 32768, others from 49152), so that no connection takes one meanwhile. */
const [LOWEST, HIGHEST] = [20_000, 32_767];

/**
 * Returns a port of 127.0.0.1 on which nothing listens at this moment; chosen randomly, so that parallel tests hardly collide before they
 * use it.
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
