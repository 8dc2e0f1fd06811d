import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { gridFormText } from '#domain/map/gridFormText.ts';
import { amount } from './amount.ts';
import { denseGrid } from './denseGrid.ts';
import { signUp } from './signUp.ts';
import { startServer } from './startServer.ts';
import { type Figure, median } from './table.ts';

const ROUNDS = amount(4, 1);
/** Length of one measurement; with `--once` a few saves are enough. */
const LENGTH = amount<Pick<autocannon.Options, 'duration' | 'amount'>>({ duration: 3 }, { amount: 20 });
/** Wrong attempts per second, from an address other than the owner's. */
const TRIES = 100;
const STRANGER = '127.0.0.2';

/** Measures logins while a stranger constantly tries passwords: the owner still gets in, and the saves of another author go on. */
export async function loginUnderAttack(): Promise<Figure[]> {
  const server = await startServer('src/server/start.ts');
  try {
    const { headers, scenarioUrl, password, username } = await signUp(server.url);
    const body = JSON.stringify({ maps: JSON.parse(gridFormText(denseGrid(1))) });
    const save = async () => {
      const { latency, non2xx, errors } = await autocannon({
        url: `${scenarioUrl}/floor-maps/01/maps`,
        method: 'PUT',
        body,
        headers: { ...headers, 'content-type': 'application/json' },
        connections: 1,
        ...LENGTH,
      });
      if (non2xx + errors > 0) throw new Error(`${non2xx} saves refused, ${errors} failed`);
      return latency.p50;
    };
    const times = { calm: [] as number[], attacked: [] as number[] };
    let entered = 0;
    for (let round = 0; round <= ROUNDS; round++) {
      const calm = await save();
      const attack = new AbortController();
      const attacking = attackFor(server.url, username, attack.signal);
      const attacked = await save();
      if ((await tryLogin(server.url, username, password, '127.0.0.1')) === 200) entered++;
      attack.abort();
      await attacking;
      if (round === 0) continue;
      times.calm.push(calm);
      times.attacked.push(attacked);
    }
    const [ours, limit] = [median(times.attacked), median(times.calm)];
    return [
      {
        name: `floor save while ${TRIES} logins a second fail`,
        ours: `${ours.toFixed(1)} ms`,
        limit: `${limit.toFixed(1)} ms`,
        ratio: ours / limit,
        goal: { atMost: 1.3 },
      },
      {
        name: 'logins of the owner meanwhile',
        ours: String(entered),
        limit: String(ROUNDS + 1),
        ratio: entered / (ROUNDS + 1),
        goal: { atLeast: 1 },
      },
    ];
  } finally {
    await server.stop();
  }
}

async function attackFor(url: string, username: string, signal: AbortSignal): Promise<void> {
  const tries: Promise<unknown>[] = [];
  for (let count = 0; !signal.aborted; count++) {
    tries.push(tryLogin(url, username, `wrong password ${count}`, STRANGER));
    await wait(1000 / TRIES);
  }
  await Promise.all(tries);
}

function tryLogin(url: string, login: string, password: string, localAddress: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const asking = request(`${url}/api/frontend/login`, { method: 'POST', headers, localAddress }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    });
    asking.once('error', reject);
    asking.end(JSON.stringify({ login, password }));
  });
}
