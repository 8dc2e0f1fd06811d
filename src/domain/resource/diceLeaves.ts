import { DICE_PARTS, type DiceLimits, type DicePart, type WrittenDice } from '#domain/dice/diceText.ts';
import type { CompositeField, LeafField } from './field.ts';
import { type Leaf, leafValue } from './leaf.ts';

/** The leaves that together are dice, keyed by the number of dice that each holds. */
export type DiceLeaves<Of extends Leaf = Leaf> = Readonly<Partial<Record<DicePart, Of>>>;

/** Collects the leaves of dice; `leafOf` returns the leaf of each part. */
export function diceLeaves<Of extends Leaf>(leafOf: (part: DicePart) => Of | undefined): DiceLeaves<Of> {
  return Object.fromEntries(
    DICE_PARTS.flatMap((part) => {
      const leaf = leafOf(part);
      return leaf ? [[part, leaf]] : [];
    }),
  );
}

/** Returns the leaves of a field of dice under these keys. */
export function leavesOfDice(
  leaves: readonly Leaf[],
  { parts }: CompositeField<'dice'>,
  keys: readonly string[],
): DiceLeaves {
  return diceLeaves((part) => leaves.find(({ path }) => path === [...keys, parts[part]].join('.')));
}

/** Returns the dice that a record holds in these leaves. */
export const diceIn = (leaves: DiceLeaves, record: object): WrittenDice =>
  mapped(leaves, (leaf) => leafValue(record, leaf) as number);

/** Returns the limits and labels of these numbers. */
export const diceLimits = (leaves: DiceLeaves): DiceLimits => mapped(leaves, ({ field }) => field as LeafField<'int'>);

/** Returns the new value of each leaf. */
export const diceChanges = <Of extends Leaf>(
  leaves: DiceLeaves<Of>,
  dice: WrittenDice,
): { leaf: Of; value: number }[] =>
  DICE_PARTS.flatMap((part) => {
    const [leaf, value] = [leaves[part], dice[part]];
    return leaf && value !== undefined ? [{ leaf, value }] : [];
  });

function mapped<Value>(leaves: DiceLeaves, of: (leaf: Leaf) => Value): Partial<Record<DicePart, Value>> {
  return Object.fromEntries(Object.entries(leaves).map(([part, leaf]) => [part, of(leaf)]));
}
