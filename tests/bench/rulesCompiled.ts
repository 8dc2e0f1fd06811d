import { blankOf, type RecordOf, type Resource } from '#domain/resource/defineResource.ts';
import { compileRules } from '#game/rules/compileRules.ts';
import { amount } from './amount.ts';
import { type Figure, median } from './table.ts';

const ROUNDS = amount(9, 1);
const TIMES = amount(200, 1);
const LIMIT = 1;

/** Measures compiling the ten pages of rules into one value, from loaded records. */
export async function rulesCompiled(): Promise<Figure[]> {
  const read = <R extends Resource>(resource: R, number: number): RecordOf<R> => blankOf(resource, number);
  const times: number[] = [];
  for (let round = amount(-2, 0); round < ROUNDS; round++) {
    const start = performance.now();
    for (let time = 0; time < TIMES; time++) compileRules(read);
    // The first rounds only warm everything up.
    if (round >= 0) times.push((performance.now() - start) / TIMES);
  }
  const ours = median(times);
  return [
    {
      name: 'compiling the rules of a scenario',
      ours: `${(ours * 1000).toFixed(0)} µs`,
      limit: `${LIMIT} ms`,
      ratio: ours / LIMIT,
      goal: { atMost: 1 },
    },
  ];
}
