import type { Ward } from '#domain/catalogs/magicEffects.ts';
import { categoryOf } from '#domain/catalogs/spellCategories.ts';
import type { SaveName } from '#domain/resources/rules/ruleFields.ts';
import type { Spell } from '#domain/resources/spell.ts';
import { memberSaveChance, saveChance } from '#game/rules/savingThrow.ts';
import type { Standing } from '#game/rules/standing.ts';
import { wardShare } from '#game/rules/wards.ts';
import { PARTY_SEATS } from '#game/state/BattleState.ts';
import { DANGERS, type Danger, isElement } from './dangers.ts';
import type { Fight } from './Fight.ts';

/** The natural resistance or weakness to a danger. */
export function standingTo(fight: Fight, seat: number, danger: Danger): Standing {
  const monster = fight.fighters[seat]?.monster;
  if (!monster) return 'plain';
  const { resistance, weakness } = DANGERS[danger];
  if (resistance !== undefined && has(monster.resistances, resistance)) return 'resistant';
  return weakness !== undefined && has(monster.weaknesses, weakness) ? 'weak' : 'plain';
}

/** The protection from a danger by equipment or spells, whichever is better, in whole per cent. */
export function wardAgainst(fight: Fight, seat: number, danger: Danger): number {
  const wards = fight.fighters[seat]?.hero?.wards[danger as Ward] ?? 0;
  const worn = wardShare(fight.rules, isElement(danger) ? 'elements' : 'states', Math.max(0, wards));
  const { resistance } = DANGERS[danger];
  if (resistance === undefined) return worn;
  return resistanceSpells(fight, seat).reduce(
    (best, spell) => (has(spell.wards, resistance) ? Math.max(best, spell.percent) : best),
    worn,
  );
}

/** The active resistance spells: those of the battle and, for the party, lasting ones. */
export function resistanceSpells({ battle, run, world }: Fight, seat: number): readonly Spell['resistance'][] {
  if (battle.lasting.length === 0 && run.draft.spells.length === 0) return [];
  const numbers = [
    ...battle.lasting.flatMap((one) => (one.seat === seat ? one.spell : [])),
    ...(seat < PARTY_SEATS ? run.draft.spells.map(({ spell }) => spell) : []),
  ];
  return numbers.flatMap((number) =>
    categoryOf(number) === 'resistance' ? (world.spells.get(number)?.resistance ?? []) : [],
  );
}

/** The chance of a saving throw, in whole per cent. */
export function saveOf(fight: Fight, seat: number, against: SaveName): number {
  const fighter = fight.fighters[seat];
  if (!fighter?.hero) return saveChance(fighter?.level ?? 0);
  const { member, luck } = fighter.hero;
  return memberSaveChance(fight.rules, { ...member, luck }, against);
}

/** Rolls a saving throw against a danger. */
export const saves = (fight: Fight, seat: number, danger: Danger): boolean =>
  fight.random.chance(saveOf(fight, seat, DANGERS[danger].save));

const has = (set: Readonly<Record<string, boolean>>, code: number): boolean => set[code] === true;
