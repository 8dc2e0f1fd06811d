import { beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, registration } from '../support/author.ts';
import { sqlite } from '../support/engines.ts';
import { useMailServer } from '../support/useMailServer.ts';
import { useServer } from '../support/useServer.ts';

const SAMPLES = 200;
/** For answers without a hash: the machine's own noise is a larger part of so short a time. */
const SHORT_SAMPLES = 2000;
/** Maximum difference between the shortest and the longest median, as a share of the longest (docs/safety.md, S14). */
const TOLERANCE = 0.1;

type Call = readonly [path: string, body: object];

// On one engine: the time is spent on a hash, which all answers wait for alike.
describe('The time of an answer does not tell who has an account', () => {
  const mail = useMailServer();
  const server = useServer(sqlite, { env: () => ({ SMTP_URL: mail().url }) });
  let strangers = 0;

  beforeAll(async () => {
    for (const name of ['hanako', 'taro']) {
      await server().rest.post('register', registration(name));
      await server().rest.post('/trpc/accounts.verifyEmail', { token: await mail().token(`${name}@example.com`) });
    }
    await server().database('accounts').where('username', 'taro').update({ is_disabled: true });
  });

  const login = (login: string): Call => ['login', { login, password: `${PASSWORD}!` }];
  const register = (email: string): Call => ['register', { ...registration(`stranger${strangers++}`), email }];
  const reset = (email: string): Call => ['/trpc/accounts.requestPasswordReset', { email }];

  test.each<[string, number, Readonly<Record<string, () => Call>>]>([
    [
      'a refused login',
      SAMPLES,
      { unknown: () => login('nobody'), wrong: () => login('hanako'), locked: () => login('taro') },
    ],
    [
      'a registration',
      SAMPLES,
      { free: () => register(`new${strangers}@example.com`), taken: () => register('hanako@example.com') },
    ],
    [
      'a request for a new password',
      SHORT_SAMPLES,
      { unknown: () => reset(`nobody${strangers++}@example.com`), known: () => reset('hanako@example.com') },
    ],
  ])('%s', { timeout: 600_000 }, async (what, samples, kinds) => {
    const times = Object.fromEntries(Object.keys(kinds).map((kind): [string, number[]] => [kind, []]));
    for (let sample = 0; sample < samples; sample++) {
      // All in turn and in random order, so that other work, here or of the machine, affects each alike.
      for (const [kind, call] of shuffled(Object.entries(kinds))) {
        const [path, body] = call();
        const start = performance.now();
        await server().rest.post(path, body);
        times[kind]?.push(performance.now() - start);
      }
    }
    const medians = Object.values(times).map((all) => all.sort((a, b) => a - b)[samples / 2] as number);
    const told = Object.keys(kinds).map((kind, index) => `${kind} ${medians[index]?.toFixed(2)} ms`);
    console.log(`${what}, the median of ${samples}: ${told.join(', ')}`);
    const longest = Math.max(...medians);
    expect(longest - Math.min(...medians), told.join(', ')).toBeLessThan(TOLERANCE * longest);
  });
});

function shuffled<One>(all: readonly One[]): One[] {
  return all
    .map((one) => ({ one, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ one }) => one);
}
