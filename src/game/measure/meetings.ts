// The possible monsters in a place of a floor, including companions: the content of the check sheet.
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import type { encounterSetting } from '#domain/resources/encounterSetting.ts';
import type { monster as monsterResource } from '#domain/resources/monster.ts';
import type { BattleRules } from '#game/rules/compileRules.ts';
import { groupSize, sizeThere, slotTable } from '#game/rules/encounterRate.ts';
import { companyOf } from './company.ts';
import type { Battle, EncounterFloor } from './encounterFloor.ts';
import { type Odds, shares } from './encounterOdds.ts';

export type Tables = ReadonlyMap<number, Pick<RecordOf<typeof encounterSetting>, 'slots'>>;
export type Monsters = ReadonlyMap<
  number,
  Pick<RecordOf<typeof monsterResource>, 'group_count' | 'companion' | 'companion_probability'>
>;

/** A monster that can be encountered. */
export interface Met extends Odds {
  /** The monster that it accompanies; undefined if it comes by itself. */
  readonly leader?: number;
}

/** The possible monsters of a battle: the one that it names, or those drawn from a table of the floor, likeliest first. */
export function battleOdds(
  rules: BattleRules,
  { settings }: Pick<EncounterFloor, 'settings'>,
  { monster: named, slot, count }: Omit<Battle, 'x' | 'y'>,
  tables: Tables,
  monsters: Monsters,
): Odds[] {
  const sizeOf = (number: number) => groupSize(rules, settings, monsters.get(number));
  if (named !== undefined) {
    const size = sizeThere(rules, settings, monsters.get(named), count);
    return named === RECORD_KINDS.monster.none ? [] : [{ monster: named, chance: 1, groupSize: size }];
  }
  const table = slot === undefined ? undefined : tables.get(slotTable(settings, slot));
  return shares(table)
    .map((one) => ({ monster: one.monster, chance: one.share, groupSize: sizeOf(one.monster) }))
    .sort((one, other) => other.chance - one.chance);
}

/** Adds the companions to encountered monsters. The companions are sorted by chance, and at most `most` of them are returned. */
export function withCompany(
  rules: BattleRules,
  { settings }: Pick<EncounterFloor, 'settings'>,
  odds: readonly Odds[],
  monsters: Monsters,
  most: number,
): Met[] {
  const along = odds.flatMap(({ monster: leader, chance }) =>
    companyOf(leader, monsters)
      .slice(0, most)
      .map(
        ({ monster: number, share }): Met => ({
          monster: number,
          chance: chance * share,
          groupSize: groupSize(rules, settings, monsters.get(number)),
          leader,
        }),
      ),
  );
  return [...odds, ...along.sort((one, other) => other.chance - one.chance).slice(0, most)];
}

/** Battles of one kind with the same monsters, and their cells. */
export interface SameBattles {
  readonly battle: Omit<Battle, 'x' | 'y'>;
  readonly cells: readonly { readonly x: number; readonly y: number }[];
}

export function sameBattles({ battles }: Pick<EncounterFloor, 'battles'>): SameBattles[] {
  const groups = Map.groupBy(battles, ({ x: _x, y: _y, ...battle }) => JSON.stringify(battle));
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ battle: first, cells: same.map(({ x, y }) => ({ x, y })) }] : [];
  });
}
