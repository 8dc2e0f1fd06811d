import { beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, registration } from '../../support/author.ts';
import { sqlite } from '../../support/engines.ts';
import { useMailServer } from '../../support/useMailServer.ts';
import { useServer } from '../../support/useServer.ts';

const SAMPLES = 60;
const ROUNDS = 4;
/** For a machine that has much else to do. Milliseconds. */
const PATIENCE = 120_000;

// On one engine: what takes the time is a hash, which both wait for alike.
describe('The time of an answer does not tell who has an account', () => {
  const mail = useMailServer();
  const server = useServer(sqlite, { env: () => ({ SMTP_URL: mail().url }) });
  let stranger = 0;

  beforeAll(async () => {
    await server().rest.post('register', registration('hanako'));
    const token = await mail().token('hanako@example.com');
    await server().rest.post('/trpc/accounts.verifyEmail', { token });
  });

  test.each([
    [
      'a refused login',
      (isKnown: boolean) => ['login', { login: isKnown ? 'hanako' : 'nobody', password: `${PASSWORD}!` }],
    ],
    [
      'a registration',
      (isKnown: boolean) => {
        const form = registration(`stranger${stranger++}`);
        return ['register', { ...form, ...(isKnown && { email: 'hanako@example.com' }) }];
      },
    ],
    [
      'a request for a new password',
      (isKnown: boolean) => [
        '/trpc/accounts.requestPasswordReset',
        { email: `${isKnown ? 'hanako' : `nobody${stranger++}`}@example.com` },
      ],
    ],
  ] as const)('%s', { timeout: PATIENCE }, async (what, call) => {
    const measure = async () => {
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
      for (let sample = 0; sample < 2 * SAMPLES; sample++) {
        // In no order, so that whatever else is done, here or by the machine, falls on both.
        const isKnown = Math.random() < 0.5;
        const [path = '', body] = call(isKnown) as [string, object];
        const start = performance.now();
        await server().rest.post(path, body);
        times[isKnown ? 'known' : 'unknown'].push(performance.now() - start);
      }
      const [known, unknown] = [quick(times.known), quick(times.unknown)];
      console.log(`${what}: ${known.toFixed(2)} ms for a known address, ${unknown.toFixed(2)} ms for an unknown one`);
      return Math.abs(known - unknown) < 0.2 * Math.max(known, unknown) + SHORTEST_SEEN;
    };
    // What a busy machine adds is gone in another round; what the program tells is not.
    let isAlike = false;
    for (let round = 0; round < ROUNDS && !isAlike; round++) isAlike = await measure();
    expect(isAlike).toBe(true);
  });
});

/** Differences that nobody can tell from a network's own. Milliseconds. */
const SHORTEST_SEEN = 0.3;

/** The time of a quick answer, as others are slow for reasons of the machine's own: the lowest of ten parts. */
const quick = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 10)] ?? 0;
