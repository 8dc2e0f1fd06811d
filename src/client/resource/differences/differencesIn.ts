import { blankOf, numbersOf, type Resource } from '#domain/resource/defineResource.ts';
import { changedLeaves, isSameValue, type Leaf, leafValue } from '#domain/resource/leaf.ts';

/** A leaf with two different values: `from` is the earlier value or the default, `to` the later or current one. */
export interface Difference {
  readonly number: number;
  readonly leaf: Leaf;
  readonly from: unknown;
  readonly to: unknown;
}

/** Returns the leaves in which two states of records differ, in the order of numbers, then leaves. */
export const differencesIn = (
  { leaves }: Resource,
  numbers: readonly number[],
  before: (number: number) => object,
  after: (number: number) => object,
): Difference[] =>
  numbers.flatMap((number) => {
    const [one, other] = [before(number), after(number)];
    if (one === other) return [];
    return changedLeaves(leaves, one, other).map((leaf) => ({
      ...{ number, leaf, from: leafValue(one, leaf), to: leafValue(other, leaf) },
    }));
  });

/** Returns the leaves of the records of a kind that differ from their defaults. @param counts whether a record has any effect */
export const differencesFromDefault = (
  resource: Resource,
  record: (number: number) => object,
  counts: (number: number) => boolean = () => true,
): Difference[] =>
  differencesIn(resource, numbersOf(resource).filter(counts), (number) => blankOf(resource, number), record);

/** Whether two lists hold the same differences in the same order. */
export const areSameDifferences = (one: readonly Difference[], other: readonly Difference[]): boolean =>
  one.length === other.length &&
  one.every(({ number, leaf, from, to }, index) => {
    const beside = other[index];
    const isOfSame = beside?.number === number && beside.leaf === leaf;
    return isOfSame && isSameValue(beside.from, from) && isSameValue(beside.to, to);
  });
