import { describe, expect, test } from 'vitest';
import { Turns } from '#server/Turns.ts';

/** Work that ends when the test says so. */
function heldWork() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { started, work, end: (name: string) => ends.get(name)?.() };
}

describe('Turns', () => {
  const LIMITS = { mostAtOnce: 3, mostWaiting: 6, ofOne: { mostAtOnce: 2, mostWaiting: 4 } };

  test('are shared: who has much to do never holds up who has little', async () => {
    const turns = new Turns(LIMITS);
    const { started, work, end } = heldWork();
    const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1'].map((name) => turns.take(work(name), name[0]));
    const endAll = async (...names: string[]) => {
      for (const name of names) end(name);
      await new Promise(setImmediate);
    };
    expect(started).toEqual(['a1', 'a2', 'b1']);
    await endAll('b1');
    expect(started.slice(3)).toEqual(['c1']);
    await endAll('a1', 'a2', 'c1');
    expect(started.slice(4)).toEqual(['a3', 'a4']);
    await endAll('a3', 'a4');
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'c1']);
  });

  test('are refused where too many wait, of one and of all', async () => {
    const turns = new Turns(LIMITS);
    const { work, end } = heldWork();
    const own = Array.from({ length: 6 }, (_, at) => turns.take(work(`a${at}`), 'a'));
    await expect(turns.take(work('a6'), 'a')).rejects.toMatchObject({ status: 503, details: { retryAfter: 1 } });
    const others = ['b', 'c', 'd'].map((name) => turns.take(work(name), name));
    await expect(turns.take(work('e'), 'e')).rejects.toMatchObject({ status: 503 });
    for (const name of ['b', 'a0', 'a1', 'c', 'd', 'a2', 'a3', 'a4', 'a5']) {
      end(name);
      await new Promise(setImmediate);
    }
    await Promise.all([...own, ...others]);
  });

  test('go on after work that fails, and after who does not wait any longer', async () => {
    const turns = new Turns({ mostAtOnce: 1, mostWaiting: 2 });
    const { started, work, end } = heldWork();
    const failing = turns.take(async () => {
      await work('first')();
      throw new Error('broken');
    });
    const leaving = new AbortController();
    const left = turns.take(work('left'), '', leaving.signal);
    const last = turns.take(work('last'));
    leaving.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    end('first');
    await expect(failing).rejects.toThrow('broken');
    await new Promise(setImmediate);
    expect(started).toEqual(['first', 'last']);
    end('last');
    expect(await last).toBe('last');
  });
});
