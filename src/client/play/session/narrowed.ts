/** A possible action with its kind and parameters: an input, or an order in a battle. */
export type Option = Readonly<Record<string, unknown>>;

/** One value of a field, with the options that have it. */
export interface Branch<One extends Option> {
  readonly field: string;
  readonly value: unknown;
  readonly options: readonly One[];
}

/**
 * Returns the next choice among options that differ in several fields: first their kind, then field by field in their order. A field with
 * the same value in all options is skipped.
 * @param chosen the values of the fields chosen so far
 * @param kind the field with the kind
 * @param flat kinds whose options are each shown at once, next to the other kinds
 * @returns one branch for each value; each leads to a single option in the end
 */
export function narrowed<One extends Option>(
  options: readonly One[],
  chosen: Option,
  kind: keyof One & string,
  flat: readonly string[],
): readonly Branch<One>[] {
  const left = options.filter((option) => Object.entries(chosen).every(([field, value]) => option[field] === value));
  if (!(kind in chosen)) {
    return grouped(left, kind).flatMap((branch) =>
      flat.includes(String(branch.value)) ? branch.options.map((one) => ({ ...branch, options: [one] })) : branch,
    );
  }
  const [first] = left;
  const field = Object.keys(first ?? {}).find(
    (each) => !(each in chosen) && left.some((option) => option[each] !== first?.[each]),
  );
  return field === undefined ? [] : grouped(left, field);
}

function grouped<One extends Option>(options: readonly One[], field: string): readonly Branch<One>[] {
  const values = [...new Set(options.map((option) => option[field]))];
  return values.map((value) => ({ field, value, options: options.filter((option) => option[field] === value) }));
}
