import { isSameValue, leafValue } from '#domain/resource/leaf.ts';
import type { Fault } from '#domain/text/fault.ts';
import type { RecordCell, RefusedText } from './cellEdits.ts';

export interface Refusal {
  readonly text: string;
  readonly fault: Fault;
  /** What the cell held, and kept. */
  readonly held: unknown;
}

/** Why texts were not taken, by number and path; until the cell is edited again. */
export type Refusals = ReadonlyMap<number, ReadonlyMap<string, Refusal>>;

/** The reasons that still stand after some cells were changed, and the new ones. Those of a number that has the same stay one object. */
export function refusalsAfter(
  before: Refusals,
  taken: readonly RecordCell[],
  refused: readonly RefusedText[],
  record: (number: number) => object,
): Refusals {
  if (refused.length === 0 && before.size === 0) return before;
  const refusals = new Map(before);
  const changed = new Map<number, Map<string, Refusal>>();
  const reasonsOf = (number: number) => {
    const reasons = changed.get(number) ?? new Map(before.get(number));
    changed.set(number, reasons);
    refusals.set(number, reasons);
    return reasons;
  };
  for (const { number, leaf } of taken) if (before.get(number)?.has(leaf.path)) reasonsOf(number).delete(leaf.path);
  for (const { number, leaf, text, fault } of refused)
    reasonsOf(number).set(leaf.path, { text, fault, held: leafValue(record(number), leaf) });
  for (const [number, reasons] of changed) if (reasons.size === 0) refusals.delete(number);
  return refusals;
}

/** Those whose cells still hold what they held then: another value may have come there since, as from a form. */
export function standingRefusals(refusals: Refusals, record: (number: number) => object): Refusals {
  const standing = Array.from(refusals, ([number, reasons]) => {
    const isStanding = ([path, { held }]: readonly [string, Refusal]) =>
      isSameValue(leafValue(record(number), { keys: path.split('.') }), held);
    return [number, new Map([...reasons].filter(isStanding))] as const;
  });
  return new Map(standing.filter(([, reasons]) => reasons.size > 0));
}
