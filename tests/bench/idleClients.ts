import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../support/freePort.ts';
import { amount } from './amount.ts';
import { signUp } from './signUp.ts';
import { startServer } from './startServer.ts';
import type { Figure } from './table.ts';

const CLIENTS = amount(1000, 10);
/** Poll interval of an idle client: it requests the version (docs/product.md, "Constants"). Milliseconds. */
const POLL = amount(15_000, 500);
const LENGTH = 2 * POLL;
/** Delay of the event loop that 99 of 100 turns stay below. Milliseconds. */
const GOAL = 50;

/** Measures a thousand signed-in clients that do nothing but poll: the delay of the event loop, relative to the same without them. */
export async function idleClients(): Promise<Figure[]> {
  const metricsPort = String(await freePort());
  const server = await startServer('src/server/start.ts', { METRICS_PORT: metricsPort });
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  try {
    const { headers } = await signUp(server.url);
    await wait(amount(5000, 500));
    const alone = await figuresOf(metricsPort);
    const end = Date.now() + LENGTH;
    const poll = async (client: number) => {
      await wait((client / CLIENTS) * POLL);
      while (Date.now() < end) {
        await ask(`${server.url}/trpc/app.version`, agent, headers);
        await wait(POLL);
      }
    };
    await figuresOf(metricsPort);
    const polling = Promise.all(Array.from({ length: CLIENTS }, (_, client) => poll(client)));
    await wait(LENGTH);
    const busy = await figuresOf(metricsPort);
    await polling;
    const name = `event loop p99, ${CLIENTS} idle clients (alone: ${alone.lag.toFixed(1)} ms; memory ${alone.memory} -> ${busy.memory} MB)`;
    return [
      { name, ours: `${busy.lag.toFixed(1)} ms`, limit: `${GOAL} ms`, ratio: busy.lag / GOAL, goal: { atMost: 1 } },
    ];
  } finally {
    agent.destroy();
    await server.stop();
  }
}

/** Returns the delay in milliseconds since the last request, and the memory in megabytes. */
async function figuresOf(port: string): Promise<{ lag: number; memory: number }> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    lag: value('nodejs_eventloop_lag_p99_seconds') * 1000,
    memory: Math.round(value('process_resident_memory_bytes') / 2 ** 20),
  };
}

const ask = (url: string, agent: Agent, headers: Record<string, string>): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => answer.resume().once('end', resolve)).once('error', reject);
  });
