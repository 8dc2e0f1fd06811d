import { isSameValue, leafValue } from '#domain/resource/leaf.ts';
import type { Fault } from '#domain/text/fault.ts';
import type { RecordCell, RefusedText } from './cellEdits.ts';

export interface Refusal {
  readonly text: string;
  readonly fault: Fault;
  /** The value of the cell when the text was refused; the cell kept it. */
  readonly held: unknown;
}

/** Reasons why texts were refused, keyed by record number and leaf path; kept until the cell is edited again. */
export type Refusals = ReadonlyMap<number, ReadonlyMap<string, Refusal>>;

/**
 * Updates refusals after some cells were edited: drops those of edited cells and adds the new ones. Unchanged records keep the same Map
 * object.
 */
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

/** Drops refusals whose cells hold another value than at the time of the refusal, as after an edit in the form. */
export function standingRefusals(refusals: Refusals, record: (number: number) => object): Refusals {
  const standing = Array.from(refusals, ([number, reasons]) => {
    const isStanding = ([path, { held }]: readonly [string, Refusal]) =>
      isSameValue(leafValue(record(number), { keys: path.split('.') }), held);
    return [number, new Map([...reasons].filter(isStanding))] as const;
  });
  return new Map(standing.filter(([, reasons]) => reasons.size > 0));
}
