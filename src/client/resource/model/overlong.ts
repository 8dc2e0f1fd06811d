import type { LeafField } from '#domain/resource/field.ts';
import { differIn, isSameValue, type Leaf, leafValue, withLeaves } from '#domain/resource/leaf.ts';
import { cutLines } from '#domain/text/cutLines.ts';
import { withoutControls } from '#domain/text/displayWidth.ts';
import { wrapLines } from '#domain/text/wrapLines.ts';

/** Returns a value as it is committed: texts lose control characters, and texts of several lines are wrapped. */
export function asTyped(field: LeafField, value: unknown): unknown {
  if (field.kind !== 'text' && field.kind !== 'boxes') return value;
  const { maxWidth, maxLines } = field;
  return eachText(value, (text) =>
    maxLines > 1 ? wrapLines(withoutControls(text), maxWidth, maxLines) : withoutControls(text),
  );
}

/** Cuts a text, or each page of a message, to the beginning that its field can hold; returns any other value unchanged. */
export function cutToFit(field: LeafField, value: unknown): unknown {
  if (field.kind !== 'text' && field.kind !== 'boxes') return value;
  const texts = field.kind === 'boxes' ? (value as readonly string[]).slice(0, field.maxBoxes) : value;
  return eachText(texts, (text) => cutLines(text, field.maxWidth, field.maxLines));
}

/**
 * Returns the part of a typed value that is stored. If a text of one line is too long, that is its beginning; if a text of several lines is
 * too long, `stored` stays.
 */
export function storable(field: LeafField, typed: unknown, stored: unknown): unknown {
  const cut = cutToFit(field, typed);
  if (isSameValue(cut, typed)) return typed;
  return field.kind === 'text' && field.maxLines === 1 ? cut : stored;
}

/** Returns the storable part of a typed record over the `stored` one, and the leaves that are not stored in full. */
export function storableRecord<Values extends object>(
  leaves: readonly Leaf[],
  typed: Values,
  stored: Values,
): { record: Values; overlong: readonly Leaf[] } {
  const changes = leaves.flatMap((leaf) => {
    if ((leaf.field.kind !== 'text' && leaf.field.kind !== 'boxes') || !differIn(leaf, typed, stored)) return [];
    const value = leafValue(typed, leaf);
    const kept = storable(leaf.field, value, leafValue(stored, leaf));
    return isSameValue(kept, value) ? [] : [[leaf, kept] as const];
  });
  if (changes.length === 0) return { record: typed, overlong: [] };
  return { record: withLeaves(typed, changes), overlong: changes.map(([leaf]) => leaf) };
}

const eachText = (value: unknown, make: (text: string) => string): unknown =>
  Array.isArray(value) ? value.map((page: string) => make(page)) : make(value as string);
