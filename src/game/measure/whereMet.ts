// The places where a monster appears: in corridors and rooms of floors, in battle events, and as a companion.
import type { BattleRules } from '#game/rules/compileRules.ts';
import { groupSize } from '#game/rules/encounterRate.ts';
import { companyOf } from './company.ts';
import { type Battle, type EncounterFloor, placesOf } from './encounterFloor.ts';
import { encounterOdds, type Odds, type Place } from './encounterOdds.ts';
import { battleOdds, type Monsters, type Tables } from './meetings.ts';

/** One way to encounter a monster on a floor. */
export interface Meeting {
  /** The corridors or rooms in which it is drawn, or the event of its battle. */
  readonly at: { readonly room_id: Place } | Pick<Battle, 'x' | 'y' | 'event'>;
  /** The chance that it appears, per draw or in the battle, 0 to 1. */
  readonly chance: number;
  readonly group_size: Odds['groupSize'];
  /** The monster that it accompanies; undefined if it comes by itself. */
  readonly leader?: number;
}

/** All ways to encounter a monster on a floor, likeliest first. */
export function whereMet(
  rules: BattleRules,
  number: number,
  floor: EncounterFloor,
  tables: Tables,
  monsters: Monsters,
): Meeting[] {
  const { settings } = floor;
  const own = groupSize(rules, settings, monsters.get(number));
  const shared = new Map<number, number>();
  /** The chance that it accompanies an encountered monster, 0 to 1; cached. */
  const shareWith = (met: number): number => {
    const known = shared.get(met) ?? companyOf(met, monsters).find((one) => one.monster === number)?.share ?? 0;
    shared.set(met, known);
    return known;
  };
  const meetings = (at: Meeting['at'], { monster: met, chance, groupSize: size }: Odds): Meeting[] => {
    if (met === number) return [{ at, chance, group_size: size }];
    const along = chance * shareWith(met);
    return along > 0 ? [{ at, chance: along, group_size: own, leader: met }] : [];
  };
  const drawn = placesOf(floor).flatMap((room_id) =>
    encounterOdds(rules, settings, room_id, tables, monsters).flatMap((odds) => meetings({ room_id }, odds)),
  );
  const fought = floor.battles.flatMap(({ x, y, ...battle }) =>
    battleOdds(rules, floor, battle, tables, monsters).flatMap((odds) => meetings({ x, y, event: battle.event }, odds)),
  );
  return [...drawn, ...fought].sort((one, other) => other.chance - one.chance);
}
