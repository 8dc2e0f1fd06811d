import { blankOf, type RecordOf, type Resource } from '#domain/resource/defineResource.ts';

/** Records of a kind as their author writes them: each has a name by which others refer to it, and a number. */
export interface Named<Name extends string = string> {
  readonly kind: string;
  readonly number: Readonly<Record<Name, number>>;
  readonly rows: readonly { readonly number: number; readonly data: Record<string, unknown> }[];
}

/**
 * Makes records from names, numbered in their order.
 * @param resource their kind
 * @param records by name, the fields of each that differ from the defaults
 * @param first the number of the first
 */
export function named<R extends Resource, Name extends string>(
  resource: R,
  records: Readonly<Record<Name, Partial<RecordOf<R>>>>,
  first = resource.numbers.firstGiven,
): Named<Name> {
  const entries = Object.entries<Partial<RecordOf<R>>>(records);
  return {
    kind: resource.name,
    number: numbersOf(
      entries.map(([name]) => name as Name),
      first,
    ),
    rows: entries.map(([, record], at) => row(resource, first + at, record)),
  };
}

/** Returns numbers in the order of names, for records that refer to each other. */
export const numbersOf = <Name extends string>(names: readonly Name[], first: number): Readonly<Record<Name, number>> =>
  Object.fromEntries(names.map((name, at) => [name, first + at])) as Record<Name, number>;

/** Returns a whole record of a number. */
export const row = <R extends Resource>(resource: R, number: number, change: Partial<RecordOf<R>>) => ({
  number,
  data: { ...structuredClone(blankOf(resource, number)), ...change } as Record<string, unknown>,
});
