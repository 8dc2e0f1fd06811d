import { trpcClient } from '#client/api/trpc.ts';
import { RECORD_KINDS, type RecordKind } from '#domain/catalogs/recordKinds.ts';
import { isBlank } from '#domain/resource/defineResource.ts';
import type { Language } from '#domain/text/languages.ts';
import { writeNumberRanges } from '#domain/text/numberRanges.ts';
import { asTyped, cutToFit } from './overlong.ts';
import type { RecordDesk } from './RecordDesk.ts';

/** The maximum number of blank flags whose uses are requested, in one call. */
const ASKED = 100;

/** Whether a record of the kind can be created from a name: the kind has names, and a number is free. */
export const mayBeMade = (desk: RecordDesk): boolean =>
  desk.resource.names !== undefined && desk.resource.isWhole !== true && blankNumbers(desk).length > 0;

/**
 * Returns the free numbers for new records in order. In kinds whose numbers always exist, such as flags, blank numbers may be in use: of
 * those only the first 100 blank ones are looked at.
 */
export async function freeNumbers(desk: RecordDesk): Promise<readonly number[]> {
  const kind: RecordKind = RECORD_KINDS[desk.resource.name];
  if (!kind.isThereUnwritten) return blankNumbers(desk);
  const blank = blankNumbers(desk).slice(0, ASKED);
  const named = await namedOf(desk, blank);
  return blank.filter((one) => !named.includes(one));
}

/**
 * Creates a record at the first free number, with a typed text as its name in a language.
 * @param mark the mark of the step
 * @returns its number; undefined if all are taken
 */
export async function makeRecord(
  desk: RecordDesk,
  typed: string,
  language: Language,
  mark?: object,
): Promise<number | undefined> {
  // Without waiting where nothing is asked: a field takes a value that comes later for text that its user typed, and lists what matches it.
  const { isThereUnwritten }: RecordKind = RECORD_KINDS[desk.resource.name];
  const [number] = isThereUnwritten ? await freeNumbers(desk) : blankNumbers(desk);
  if (number === undefined) return undefined;
  const { leaves, names, begunBy } = desk.resource;
  const name = names?.[language];
  const values = { ...(name !== undefined && { [name]: typed.split('\n')[0] }), ...begunBy?.(typed, language) };
  desk.write(
    leaves.flatMap((leaf) => {
      const value = values[leaf.path];
      return value === undefined ? [] : [{ number, leaf, value: cutToFit(leaf.field, asTyped(leaf.field, value)) }];
    }),
    mark,
  );
  return number;
}

function blankNumbers(desk: RecordDesk): number[] {
  const { resource } = desk;
  const { firstGiven, last } = resource.numbers;
  return Array.from({ length: Math.max(0, last - firstGiven + 1) }, (_, index) => firstGiven + index).filter((number) =>
    isBlank(resource, desk.record(number), number),
  );
}

/** Returns the numbers that something refers to, according to the server; empty if there is no answer. */
async function namedOf({ resource, scenarioId }: RecordDesk, numbers: readonly number[]): Promise<number[]> {
  try {
    const input = { scenario_id: scenarioId, numbers: writeNumberRanges(numbers) };
    const { data } = await trpcClient.records[resource.name].uses.query(input);
    return data.map(({ used }) => used);
  } catch {
    return [];
  }
}
