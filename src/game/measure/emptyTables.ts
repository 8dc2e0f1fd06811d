import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import type { encounterSetting } from '#domain/resources/encounterSetting.ts';
import { type floorMap, UNCHOSEN_TABLE } from '#domain/resources/floorMap.ts';
import { shares } from './encounterOdds.ts';

/** The appearance slots of a floor that have empty tables. */
export interface EmptyTables {
  /** Chosen tables that are empty, without duplicates. */
  readonly chosen: readonly number[];
  /** Whether no table was chosen and the default table is empty. */
  readonly isUnchosen: boolean;
}

/** Finds the empty tables among those that the appearance slots of a floor draw. */
export function emptyTables(
  { appearance, no_random_encounters }: Pick<RecordOf<typeof floorMap>, 'appearance' | 'no_random_encounters'>,
  tableOf: (number: number) => Pick<RecordOf<typeof encounterSetting>, 'slots'>,
): EmptyTables {
  if (no_random_encounters) return { chosen: [], isUnchosen: false };
  const drawn = [appearance.no1, appearance.no2, appearance.no3].flatMap(({ value, probability }) =>
    probability > 0 && value !== RECORD_KINDS.encounter_setting.none ? [value] : [],
  );
  const empty = [...new Set(drawn)].filter((number) => shares(tableOf(number)).length === 0);
  return {
    chosen: empty.filter((number) => number !== UNCHOSEN_TABLE),
    isUnchosen: empty.includes(UNCHOSEN_TABLE) && drawn.every((number) => number === UNCHOSEN_TABLE),
  };
}
