import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { missingTexts } from '#domain/resource/checkRecord.ts';
import { nameOf, numbersOf, type Resource } from '#domain/resource/defineResource.ts';
import type { ScenarioLanguages } from '#domain/scenario/scenarioLanguages.ts';

/** A filter of the rows of a table or list, as the address names it: by what a record lacks, by whether and on which floor it is used. */
export type RowFilterId = 'nameless' | 'untranslated' | 'unused' | 'used' | `floor-${number}`;

export interface RowFilter {
  readonly id: RowFilterId;
  /** The floor of `floor-…`. */
  readonly floor?: number;
  /** Whether an existing record is shown. */
  readonly holds: (number: number) => boolean;
}

/** The numbers in use, each with the floors that name it. */
export type Uses = ReadonlyMap<number, readonly number[]>;

/** The kinds whose records are met at places: they can be filtered by floor. */
const ON_FLOORS: readonly Resource['name'][] = ['npc'];

/**
 * Returns the filters that make sense for a kind.
 * @param uses undefined while they are not known; then there is no filter by use
 */
export function rowFiltersOf(
  desk: Pick<RecordDesk, 'resource' | 'record'>,
  languages: ScenarioLanguages,
  uses: Uses | undefined,
): RowFilter[] {
  const { resource, record } = { resource: desk.resource, record: (number: number) => desk.record(number) };
  const language = languages === 'en' ? 'en' : 'ja';
  const filters: RowFilter[] = [];
  if (resource.names && !resource.numberNames) {
    filters.push({ id: 'nameless', holds: (number) => nameOf(resource, record(number), number)[language] === '' });
  }
  if (languages === 'both' && hasEnglish(resource)) {
    filters.push({ id: 'untranslated', holds: (number) => lacksEnglish(resource, record(number)) });
  }
  if (uses) {
    filters.push({ id: 'unused', holds: (number) => !uses.has(number) });
    filters.push({ id: 'used', holds: (number) => uses.has(number) });
    const floors = ON_FLOORS.includes(resource.name) ? [...new Set([...uses.values()].flat())] : [];
    for (const floor of floors.sort((one, other) => one - other)) {
      filters.push({ id: `floor-${floor}`, floor, holds: (number) => uses.get(number)?.includes(floor) ?? false });
    }
  }
  return filters;
}

/** Returns the numbers of a kind whose records exist and are shown by a filter. */
export const numbersIn = (desk: RecordDesk, { holds }: RowFilter): number[] =>
  numbersOf(desk.resource).filter((number) => desk.isThere(number) && holds(number));

const hasEnglish = ({ leaves }: Resource): boolean => leaves.some(({ path }) => /(^|[._])en(_boxes)?$/.test(path));

/** By record: to look through all texts of all records takes longer than a keystroke may. */
const known = new WeakMap<object, boolean>();

function lacksEnglish(resource: Resource, record: object): boolean {
  const before = known.get(record);
  if (before !== undefined) return before;
  const lacks = missingTexts(resource, record, 'both').some(({ rule }) => rule === 'english');
  known.set(record, lacks);
  return lacks;
}
