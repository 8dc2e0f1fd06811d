import { vi } from 'vitest';
import { Random } from '#game/random/Random.ts';
import { hashText } from '#game/state/hashState.ts';

/** Watches what the source of luck is asked for; the answer returns the hash of all that was asked since the last time. */
export function askedOdds(): () => string {
  const asked = [
    vi.spyOn(Random.prototype, 'chance'),
    vi.spyOn(Random.prototype, 'pick'),
    vi.spyOn(Random.prototype, 'roll'),
  ];
  return () => {
    const hash = hashText({ asked: asked.map(({ mock }) => mock.calls) });
    for (const spy of asked) spy.mockClear();
    return hash;
  };
}
