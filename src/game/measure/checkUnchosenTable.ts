import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import type { Problem, RecordOf } from '#domain/resource/defineResource.ts';
import type { encounterSetting } from '#domain/resources/encounterSetting.ts';
import { floorMap, UNCHOSEN_TABLE } from '#domain/resources/floorMap.ts';
import type { EncounterFloor } from './encounterFloor.ts';
import { shares } from './encounterOdds.ts';
import { slotUses } from './slotUses.ts';

const { no1: AT_FIRST } = floorMap.blank.appearance;

/**
 * Warns about monsters in table 000: floors on which no encounter table was chosen draw from it, and it starts empty (docs/domain.md,
 * "Floor settings"). Monsters in it appear on all of these floors.
 * @param table table 000, if it was written
 */
export function checkUnchosenTable(
  floors: readonly EncounterFloor[],
  table: Pick<RecordOf<typeof encounterSetting>, 'slots'> | undefined,
): Problem[] {
  if (shares(table).length === 0) return [];
  const unchosen = floors.filter((floor) => isUntouched(floor) && slotUses(floor).some(isDrawn));
  if (unchosen.length === 0) return [];
  const count = unchosen.length;
  const number = paddedNumber('encounter_setting', UNCHOSEN_TABLE);
  const fault = {
    ja: `遭遇表をまだ選んでいないフロア（${count}階）でも、この表（${number}）のモンスターが現れます。`,
    en: `Floors without a chosen encounter table (${count}) also use this table, ${number}.`,
  };
  return [{ path: 'slots', severity: 'warning', rule: 'encounter', fault }];
}

const isUntouched = ({ settings: { appearance } }: EncounterFloor): boolean =>
  [appearance.no1, appearance.no2, appearance.no3].every(
    ({ value, probability }) => value === AT_FIRST.value && probability === AT_FIRST.probability,
  );

const isDrawn = ({ places, battles }: ReturnType<typeof slotUses>[number]): boolean =>
  places.length > 0 || battles.length > 0;
