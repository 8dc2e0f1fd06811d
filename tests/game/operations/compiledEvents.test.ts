// Each kind of event does the same in every version: the operations to which it compiles, with small and with large numbers, are pinned in a
// file. `npx vitest run tests/game/operations/compiledEvents.test.ts -u` writes it anew, and its difference shows what events do.
import { expect, test } from 'vitest';
import { EVENT_CATEGORIES } from '#domain/catalogs/eventTypes.ts';
import { EVENT_SLOTS } from '#domain/map/cell.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { floorOf } from '#game/world/compileFloor.ts';
import { drawn, event } from '../../domain/map/sampleFloor.ts';

const IDS = EVENT_CATEGORIES.flatMap(({ types }) => types.map(({ id }) => id));

/** Values of the slots, of the flag and of the facing. */
const SAMPLES = [
  { slots: () => 0, flag: 0, muki: 0 },
  { slots: () => 1, flag: 3, muki: 2 },
  { slots: (at: number) => at + 2, flag: -3, muki: 4 },
  { slots: (at: number) => 40 - at, flag: 0, muki: 1 },
] as const;

function compiled(id: number, { slots, flag, muki }: (typeof SAMPLES)[number]): string {
  const values = Object.fromEntries(EVENT_SLOTS.map((key, at) => [key, slots(at)]));
  const { events, edges } = floorOf(1, floorMap.blank, drawn({ '5,6': event(id, { ...values, flag, muki }) }));
  return JSON.stringify({ events: [...events.values()], edges: [...edges] });
}

test('events compile to the same operations', async () => {
  const lines = IDS.flatMap((id) => [`${id}`, ...new Set(SAMPLES.map((sample) => `  ${compiled(id, sample)}`))]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('compiledEvents.txt');
});
