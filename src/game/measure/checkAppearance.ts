import type { Problem } from '#domain/resource/defineResource.ts';
import { UNCHOSEN_TABLE } from '#domain/resources/floorMap.ts';
import type { EncounterFloor } from './encounterFloor.ts';
import { slotUses } from './slotUses.ts';

const ALWAYS = 100;

/**
 * Finds encounter tables of a floor that are never used: an earlier slot is always drawn in corridors, and neither a monster room nor a
 * battle uses theirs. The initial slots, table 000 with 100 % each, are not reported.
 */
export function checkAppearance(floor: EncounterFloor): Problem[] {
  const { appearance, no_random_encounters } = floor.settings;
  const probabilities = [appearance.no1, appearance.no2, appearance.no3].map(({ probability }) => probability);
  const taker = probabilities.indexOf(ALWAYS) + 1;
  if (no_random_encounters || taker === 0) return [];
  return slotUses(floor)
    .filter(({ slot, table, places, battles }) => {
      const isWanted = table !== UNCHOSEN_TABLE && (probabilities[slot - 1] ?? 0) > 0;
      return isWanted && slot > taker && places.length === 0 && battles.length === 0;
    })
    .map(({ slot }) => ({
      path: `appearance.no${slot}.value`,
      severity: 'warning',
      rule: 'encounter',
      fault: {
        ja: `出現枠${taker}が100％なので、通路ではこの表に届きません。この枠のモンスター部屋や戦闘イベントもありません。`,
        en: `Slot ${taker} takes 100%, so corridors never reach this table, and no monster room or battle uses this slot.`,
      },
    }));
}
