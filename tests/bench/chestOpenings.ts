import { blankOf } from '#domain/resource/defineResource.ts';
import { type ChestTest, openChests } from '#game/measure/autoMagic/openChests.ts';
import { magicContent } from '#game/rules/autoMagic/magicContent.ts';
import type { ChestItem } from '#game/rules/chestItems.ts';
import { amount } from './amount.ts';
import { type Figure, median } from './table.ts';

const ROUNDS = amount(9, 1);
const LIMIT = 400;

/** Measures the confirmation test of automatic magic effects: 10,000 chests of three items, on one core. */
export async function chestOpenings(): Promise<Figure[]> {
  const items = Array.from({ length: 500 }, (_, at): ChestItem => {
    const type = 1 + (at % 9);
    return { number: at + 1, type, weapon_type: type === 1 ? 1 + (at % 9) : 0, special: false, purchase_price: at };
  });
  const test: ChestTest = {
    content: magicContent(1, blankOf),
    level: 9,
    chest: [{ items, count: 3, probability: 100 }],
    openings: 10_000,
    seed: 1,
  };
  const times: number[] = [];
  for (let round = amount(-2, 0); round < ROUNDS; round++) {
    const start = performance.now();
    openChests({ ...test, seed: round + 10 });
    // The first rounds only warm everything up.
    if (round >= 0) times.push(performance.now() - start);
  }
  const ours = median(times);
  return [
    {
      name: '10,000 openings of a chest',
      ours: `${ours.toFixed(1)} ms`,
      limit: `${LIMIT} ms`,
      ratio: ours / LIMIT,
      goal: { atMost: 1 },
    },
  ];
}
