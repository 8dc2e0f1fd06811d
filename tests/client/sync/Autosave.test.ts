import { expect, test } from 'vitest';
import { type ApiError, RestError } from '#client/api/apiError.ts';
import { failureOf } from '#client/saving/written.ts';
import { Autosave } from '#client/sync/Autosave.ts';
import type { SendResult } from '#client/sync/WriteResult.ts';
import { handClock } from '../handClock.ts';

/** A server that stores a text, and an autosave that keeps it up to date. */
function saving(answer: (text: string) => SendResult | Promise<SendResult> = () => ({ kind: 'settled' })) {
  const clock = handClock();
  const world = {
    text: 'a',
    stored: 'a',
    sent: [] as string[],
    told: [] as ApiError[],
    isOnline: true,
    isInConflict: false,
    underWay: 0,
    most: 0,
  };
  const states: string[] = [];
  const autosave = new Autosave<string>({
    unsent: () => (world.text === world.stored || world.isInConflict ? undefined : world.text),
    held: () => (world.isInConflict ? { kind: 'conflict' } : undefined),
    async send(text) {
      world.sent.push(text);
      world.most = Math.max(world.most, ++world.underWay);
      const result = await answer(text);
      world.underWay--;
      if (result.kind === 'settled' && !world.isInConflict) world.stored = text;
      return result;
    },
    isOnline: () => world.isOnline,
    reportUnexpected: (answer) => world.told.push(answer),
    clock,
  });
  autosave.subscribe(() => states.push(autosave.state.kind));
  const write = (text: string) => {
    world.text = text;
    autosave.wake();
  };
  return { clock, world, autosave, write, states };
}

test('strokes in quick succession are sent once, after a pause, and are only then called saved', async () => {
  const { clock, world, autosave, write, states } = saving();
  write('ab');
  await clock.advance(500);
  write('abc');
  await clock.advance(599);
  expect(world.sent).toEqual([]);
  await clock.advance(1);
  expect(world.sent).toEqual(['abc']);
  expect(autosave.state).toEqual({ kind: 'saved', at: 1100 });
  expect(states.indexOf('saved')).toBe(states.length - 1);
});

test('one request at a time; what is written meanwhile follows it, the latest only', async () => {
  let release = () => {};
  const { clock, world, write, autosave } = saving((text) =>
    text === 'b'
      ? new Promise((resolve) => {
          release = () => resolve({ kind: 'settled' });
        })
      : { kind: 'settled' },
  );
  write('b');
  await clock.advance(600);
  write('c');
  write('d');
  await clock.advance(5000);
  expect(world.sent).toEqual(['b']);
  expect(autosave.state.kind).toBe('saving');
  release();
  await clock.advance(0);
  expect(world.sent).toEqual(['b', 'd']);
  expect(world.most).toBe(1);
  expect(autosave.state.kind).toBe('saved');
});

test('without an answer it tries again after 3 seconds, then every 10, says so, and never says saved', async () => {
  const { clock, world, autosave, write, states } = saving(() => ({ kind: 'unreachable' }));
  write('b');
  await clock.advance(600);
  expect(world.sent).toHaveLength(1);
  for (const wait of [3000, 10_000, 10_000]) {
    const before = world.sent.length;
    await clock.advance(wait - 1);
    expect(world.sent).toHaveLength(before);
    await clock.advance(1);
    expect(world.sent).toHaveLength(before + 1);
  }
  expect(autosave.state.kind).toBe('retrying');
  expect(states).not.toContain('saved');
});

test('offline says not sent; strokes go on, and all is sent as soon as the connection is back', async () => {
  let isUp = false;
  const { clock, world, autosave, write } = saving(() => ({ kind: isUp ? 'settled' : 'unreachable' }));
  world.isOnline = false;
  write('b');
  await clock.advance(600);
  expect(autosave.state.kind).toBe('offline');
  write('c');
  expect(autosave.state.kind).toBe('offline');
  isUp = true;
  world.isOnline = true;
  autosave.reconnect();
  await clock.advance(0);
  expect(world.stored).toBe('c');
  expect(autosave.state.kind).toBe('saved');
});

test('a refusal is told and tried again with the next stroke only', async () => {
  let isRefusing = true;
  const { clock, world, autosave, write } = saving(() =>
    isRefusing ? { kind: 'refused', message: 'no' } : { kind: 'settled' },
  );
  write('b');
  await clock.advance(60_000);
  expect(world.sent).toEqual(['b']);
  expect(autosave.state).toEqual({ kind: 'failed', message: 'no' });
  isRefusing = false;
  write('c');
  await clock.advance(600);
  expect(autosave.state.kind).toBe('saved');
});

const answered = (answer: ApiError) => failureOf(new RestError(answer));

test.each([
  [503, 'The server is busy.'],
  [507, 'There is no space left to store this.'],
])(
  'a refusal that passes (%i) is told in the words of the server, and tried again without being called saved',
  async (code, message) => {
    let isRefusing = true;
    const { clock, world, autosave, write, states } = saving(() =>
      isRefusing ? answered({ code, message }) : { kind: 'settled' },
    );
    write('b');
    await clock.advance(600);
    expect(autosave.state).toEqual({ kind: 'failed', message });
    // An edit made in the meantime waits for the next attempt.
    write('c');
    expect(autosave.state).toEqual({ kind: 'failed', message });
    await clock.advance(2999);
    expect(world.sent).toEqual(['b']);
    await clock.advance(1);
    expect(world.sent).toEqual(['b', 'c']);
    isRefusing = false;
    await clock.advance(10_000);
    expect(autosave.state.kind).toBe('saved');
    expect(states.filter((state) => state === 'retrying' || state === 'offline')).toEqual([]);
    expect(world.told).toEqual([]);
  },
);

test.each([
  [403, 'You do not have permission.', undefined],
  [413, 'The data sent is too large.', undefined],
  [422, 'Please check your input.', { grid: ['The map cannot be read.'] }],
])('a refusal for good (%i) is told in the words of the server, and not sent again', async (code, message, errors) => {
  const { clock, world, autosave, write } = saving(() => answered({ code, message, ...(errors && { errors }) }));
  write('b');
  await clock.advance(60_000);
  expect(world.sent).toEqual(['b']);
  expect(autosave.state).toEqual({ kind: 'failed', message: errors ? `${message} ${errors.grid[0]}` : message });
});

test('something unexpected is shown once, until a save has gone well', async () => {
  const answer = { code: 500, message: 'An unexpected error occurred', request_id: 'id' };
  let isFailing = true;
  const { clock, world, autosave, write } = saving(() => (isFailing ? answered(answer) : { kind: 'settled' }));
  write('b');
  await clock.advance(60_000);
  expect(world.sent.length).toBeGreaterThan(3);
  expect(world.told).toEqual([answer]);
  expect(autosave.state).toEqual({ kind: 'failed', message: answer.message });
  isFailing = false;
  await clock.advance(10_000);
  expect(autosave.state.kind).toBe('saved');
  isFailing = true;
  write('c');
  await clock.advance(600);
  expect(world.told).toEqual([answer, answer]);
});

test.each([
  ['no answer', new Error('fetch failed')],
  ['the page of a proxy that did not reach the server', new RestError({ code: 502 })],
  ['the end of the session', new RestError({ code: 401, message: 'Please log in.' })],
])('%s counts as not sent', (_title, thrown) => {
  expect(failureOf(thrown)).toEqual({ kind: 'unreachable' });
});

test('a conflict stops the pump until the author has chosen', async () => {
  const { clock, world, autosave, write } = saving(() => {
    if (world.sent.length === 1) world.isInConflict = true;
    return { kind: 'settled' };
  });
  write('b');
  await clock.advance(600);
  expect(autosave.state.kind).toBe('conflict');
  await clock.advance(60_000);
  expect(world.sent).toEqual(['b']);
  world.isInConflict = false;
  autosave.wake();
  await clock.advance(600);
  expect(autosave.state.kind).toBe('saved');
  expect(world.stored).toBe('b');
});

test('flush sends at once, resolves when the server has everything, and rejects when it has not', async () => {
  let isUp = true;
  const { world, autosave, write } = saving(() => ({ kind: isUp ? 'settled' : 'unreachable' }));
  write('b');
  await autosave.flush();
  expect(world.stored).toBe('b');
  isUp = false;
  write('c');
  await expect(autosave.flush()).rejects.toThrow('retrying');
});

test('a stroke that is taken back before it was sent needs no saving', async () => {
  const { clock, world, autosave, write } = saving();
  write('b');
  write('a');
  await clock.advance(10_000);
  expect(world.sent).toEqual([]);
  expect(autosave.state.kind).toBe('idle');
  write('b');
  await clock.advance(600);
  const saved = autosave.state;
  write('c');
  write('b');
  expect(saved.kind).toBe('saved');
  expect(autosave.state).toEqual(saved);
});

test('what a listener edits when it hears of a save or of a refusal is sent too', async () => {
  for (const answer of [{ kind: 'settled' }, { kind: 'refused', message: 'no' }] as const) {
    const { clock, world, autosave, write } = saving((text) => (text === 'b' ? answer : { kind: 'settled' }));
    autosave.subscribe(() => {
      if ((autosave.state.kind === 'saved' || autosave.state.kind === 'failed') && world.text === 'b') write('c');
    });
    write('b');
    await clock.advance(600);
    expect(autosave.state.kind).toBe('saving');
    await clock.advance(600);
    expect([world.sent, world.stored, autosave.state.kind]).toEqual([['b', 'c'], 'c', 'saved']);
  }
});

test('listeners hear of each change once, and of nothing else, until they no longer listen', async () => {
  const { clock, autosave, write, states } = saving();
  const heard: string[] = [];
  const leave = autosave.subscribe(() => heard.push(autosave.state.kind));
  write('ab');
  write('abc');
  await clock.advance(600);
  autosave.wake();
  autosave.wake();
  expect(states).toEqual(['saving', 'saved']);
  leave();
  write('abcd');
  expect(heard).toEqual(['saving', 'saved']);
});
