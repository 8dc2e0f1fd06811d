import type { Label } from '#domain/text/languages.ts';
import type { CompositeField, Field, FieldMap, LeafField } from './field.ts';

/**
 * One value of a record and where it stands: what a cell of a table shows, a column of a file holds, a conflict is about.
 * Whatever works on the values of a record works on its leaves, and knows nothing of composite fields.
 */
export interface Leaf {
  /** The keys that lead to it, joined by dots. */
  readonly path: string;
  readonly keys: readonly string[];
  readonly field: LeafField;
  /** The labels on the way to it. */
  readonly label: Label;
}

/** Every leaf of `fields`, in the order of their declaration. */
export function leavesOf(fields: FieldMap, keys: readonly string[] = [], within?: Label): Leaf[] {
  return Object.entries(fields).flatMap(([name, any]) => {
    const field = any as unknown as Field;
    const path = [...keys, name];
    const label = within ? joinLabels(within, field.label) : field.label;
    if (isComposite(field)) return leavesOf(field.fields, path, label);
    return [{ path: path.join('.'), keys: path, field, label }];
  });
}

export function isComposite(field: Field): field is CompositeField {
  return 'fields' in field;
}

/** The value of a leaf in a record. */
export function leafValue(record: object, { keys }: Leaf): unknown {
  return keys.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], record);
}

/** The record with another value in one leaf; all else is shared with `record`. */
export function withLeaf<Values extends object>(record: Values, { keys }: Leaf, value: unknown): Values {
  return replaced(record, keys, value) as Values;
}

/** Puts another value into one leaf of a record that nobody else holds. */
export function setLeaf(record: object, { keys }: Leaf, value: unknown): void {
  const last = keys.length - 1;
  let within = record as Record<string, unknown>;
  for (let at = 0; at < last; at++) within = within[keys[at] as string] as Record<string, unknown>;
  within[keys[last] as string] = value;
}

/** Whether two values of one leaf are the same. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((part, index) => part === other[index]);
}

function replaced(within: unknown, keys: readonly string[], value: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  const inner = replaced((within as Record<string, unknown>)[key], rest, value);
  return Array.isArray(within) ? within.with(Number(key), inner) : { ...(within as object), [key]: inner };
}

const joinLabels = (outer: Label, inner: Label): Label => ({
  ja: `${outer.ja} ${inner.ja}`,
  en: `${outer.en} ${inner.en}`,
});
