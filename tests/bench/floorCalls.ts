import autocannon from 'autocannon';
import { gridFormText } from '#domain/map/gridFormText.ts';
import { amount } from './amount.ts';
import { denseGrid } from './denseGrid.ts';
import { signUp } from './signUp.ts';
import { startServer } from './startServer.ts';
import { type Figure, median } from './table.ts';

const ROUNDS = amount(5, 1);
/** Length of one measurement; with `--once` a few calls are enough. */
const LENGTH = amount<Pick<autocannon.Options, 'duration' | 'amount'>>({ duration: 2 }, { amount: 20 });

/** Measures GET and PUT of a floor over REST against bare Fastify and raw SQLite, in turns, so that both see the same machine. */
export async function floorCalls(): Promise<Figure[]> {
  const real = await startServer('src/server/main.ts');
  const bare = await startServer('tests/bench/bareServer.ts');
  try {
    const { headers, scenarioUrl } = await signUp(real.url);
    const body = JSON.stringify({ maps: JSON.parse(gridFormText(denseGrid(1))) });
    const json = { 'content-type': 'application/json' };
    const put = {
      real: {
        url: `${scenarioUrl}/floor-maps/01/maps`,
        method: 'PUT' as const,
        body,
        headers: { ...headers, ...json },
      },
      bare: { url: `${bare.url}/floors/1`, method: 'PUT' as const, body, headers: json },
    };
    const get = {
      real: { url: `${scenarioUrl}/floor-maps/01`, headers },
      bare: { url: `${bare.url}/floors/1` },
    };
    return [await compare('floor PUT over REST', put, 0.7), await compare('floor GET over REST', get, 0.8)];
  } finally {
    await real.stop();
    await bare.stop();
  }
}

type Call = Pick<autocannon.Options, 'url' | 'method' | 'body' | 'headers'>;

async function compare(name: string, calls: { real: Call; bare: Call }, goal: number): Promise<Figure> {
  const rates = { real: [] as number[], bare: [] as number[] };
  for (let round = 0; round <= ROUNDS; round++) {
    for (const side of ['real', 'bare'] as const) {
      const rate = await load(calls[side]);
      // The first round only warms both up.
      if (round > 0) rates[side].push(rate);
    }
  }
  const [ours, limit] = [median(rates.real), median(rates.bare)];
  return {
    name,
    ours: `${ours.toFixed(0)}/s`,
    limit: `${limit.toFixed(0)}/s`,
    ratio: ours / limit,
    goal: { atLeast: goal },
  };
}

async function load(call: Call): Promise<number> {
  const result = await autocannon({ ...call, connections: 4, ...LENGTH });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${call.url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.total / result.duration;
}
