import { JOBS } from '#domain/catalogs/adventurers.ts';
import type { Dice } from '#domain/dice/diceSpread.ts';
import type { Character } from '#domain/resources/character.ts';
import { asRead } from '#domain/text/inLanguage.ts';
import type { Label } from '#domain/text/languages.ts';
import { blowsOf } from '#game/rules/blows.ts';
import { characterFigures, type Items } from '#game/rules/characterFigures.ts';
import type { Rules } from '#game/rules/compileRules.ts';
import { memberHit, strengthBonus } from '#game/rules/hitChance.ts';
import { meanHp } from '#game/rules/levelUp.ts';
import { reaches } from '#game/rules/reach.ts';
import { placedCharacters } from '#game/world/adventurers.ts';
import { SAMPLE_CHARACTERS } from '#game/world/sampleCharacters.ts';

/** A member of the party that is used to measure monsters. */
export interface PartyMember {
  /** 1 to 6. */
  readonly place: number;
  readonly name: Label;
  readonly job: Label;
  /** Whether blows reach it. Monsters that attack the rear reach the others, too. */
  readonly isInFront: boolean;
  /** Whether its weapon reaches an enemy from its place. */
  readonly strikes: boolean;
  readonly ac: number;
  readonly hp: number;
  /** Its hit value (see rules/hitChance.ts). */
  readonly hit: number;
  /** Blows per round, and the damage of one that hits. */
  readonly blows: number;
  readonly weapon: Dice;
}

/**
 * Builds a party at a level from 1: the scenario's own characters with their equipment, or otherwise the standard party. The first members
 * are in front, regardless of empty places.
 */
export function partyOf(rules: Rules, characters: Iterable<Character>, items: Items, level: number): PartyMember[] {
  const own = placedCharacters(characters);
  if (own.length === 0) return sampleParty(rules, level);
  return own.map((character, index) => {
    const { ac, hp, hit, blows, damage, range } = characterFigures(rules, character, items, level);
    const { place, name_ja, name_en, job } = character;
    const isInFront = index < rules.battle.front_rows;
    const strikes = reaches(rules, job, range, isInFront);
    const name = asRead({ ja: name_ja, en: name_en });
    return { place, name, job: jobName(job), isInFront, strikes, ac, hp, hit, blows, weapon: damage };
  });
}

/** The starting equipment of a member of the standard party: its armour class and the die of its weapon. Both improve with the level. */
interface Gear {
  readonly ac: number;
  readonly die: number;
}

/** Indexed by place in the party. */
const GEAR: readonly Gear[] = [
  { ac: 4, die: 8 },
  { ac: 4, die: 10 },
  { ac: 5, die: 6 },
  { ac: 7, die: 6 },
  { ac: 9, die: 4 },
  { ac: 8, die: 6 },
];

const BEST_AC = -10;

/** The standard party with equipment for its level: a point of armour per two levels, two to hit per three, one of damage per four. */
export function sampleParty(rules: Rules, level: number): PartyMember[] {
  return GEAR.flatMap(({ ac, die }, index) => {
    const sample = SAMPLE_CHARACTERS[index];
    if (!sample) return [];
    const { job, stats, name_ja: ja, name_en: en } = sample;
    const isInFront = index < rules.battle.front_rows;
    return {
      place: index + 1,
      name: { ja, en },
      job: jobName(job),
      isInFront,
      strikes: reaches(rules, job, 0, isInFront),
      ac: Math.max(BEST_AC, ac - Math.floor(level / 2)),
      hp: Math.max(1, meanHp(rules, job, level, stats.vitality)),
      hit: memberHit(rules, { job, level, strength: stats.strength, added: Math.floor((2 * level) / 3) }),
      blows: blowsOf(rules, { job, level }),
      weapon: { count: 1, sides: die, plus: strengthBonus(rules, stats.strength).damage + Math.floor(level / 4) },
    };
  });
}

const jobName = (code: number): Label => JOBS[code]?.label ?? { ja: '', en: '' };
