import { JOBS } from '#domain/catalogs/adventurers.ts';
import type { Character } from '#domain/resources/character.ts';
import type { Label } from '#domain/text/languages.ts';
import { characterFigures, type Items } from './characterFigures.ts';
import { DEFAULT_RULES } from './defaultRules.ts';
import type { Dice } from './diceSpread.ts';
import { SAMPLE_CHARACTERS } from './sampleCharacters.ts';

/** One of the party by which authors measure a monster. */
export interface PartyMember {
  /** 1 to 6. */
  readonly place: number;
  readonly name: Label;
  readonly job: Label;
  /** Is struck; the rear is reached by those who attack it too. */
  readonly isInFront: boolean;
  /** Whether its weapon reaches an enemy from its place. */
  readonly strikes: boolean;
  readonly ac: number;
  readonly hp: number;
  /** What it brings to hitting (see `hitChance`). */
  readonly hit: number;
  /** Blows in a round, and the damage of one that lands. */
  readonly blows: number;
  readonly weapon: Dice;
}

/** Ranges of weapons from this one on strike from the rear too. */
const MIDDLE_RANGE = 2;

/** The scenario's own characters that have a place in the party, in its order; empty where there are none. */
export function placedCharacters(characters: Iterable<Character>): Character[] {
  const placed = [...characters].filter(({ place }) => place > 0);
  // Of two in one place the first stands there.
  const places = new Map(placed.toReversed().map((one) => [one.place, one]));
  return [...places.values()].sort((one, other) => one.place - other.place);
}

/**
 * A party of a level from 1: the scenario's own characters with what they wear, or the usual six where it has none. Whoever is first
 * stands in front, whatever places are left open.
 */
export function partyOf(characters: Iterable<Character>, items: Items, level: number): PartyMember[] {
  const own = placedCharacters(characters);
  if (own.length === 0) return sampleParty(level);
  return own.map((character, index) => {
    const { ac, hp, hit, blows, damage, range } = characterFigures(character, items, level);
    const { place, name_ja, name_en, job } = character;
    const isInFront = index < DEFAULT_RULES.front;
    const strikes = isInFront || range >= MIDDLE_RANGE;
    const name = { ja: name_ja, en: name_en || name_ja };
    return { place, name, job: jobName(job), isInFront, strikes, ac, hp, hit, blows, weapon: damage };
  });
}

/** How one of the usual six grows in the gear that is found at its level: armour class and die at first, hit points a level, levels until one more blow. */
interface Growth {
  readonly ac: number;
  readonly hpPerLevel: number;
  readonly die: number;
  readonly levelsPerBlow: number;
}

/** By their places. */
const GROWTHS: readonly Growth[] = [
  { ac: 4, hpPerLevel: 9, die: 8, levelsPerBlow: 5 },
  { ac: 4, hpPerLevel: 8, die: 10, levelsPerBlow: 6 },
  { ac: 5, hpPerLevel: 7, die: 6, levelsPerBlow: 8 },
  { ac: 7, hpPerLevel: 5, die: 6, levelsPerBlow: 10 },
  { ac: 9, hpPerLevel: 3, die: 4, levelsPerBlow: 20 },
  { ac: 8, hpPerLevel: 5, die: 6, levelsPerBlow: 12 },
];

const BEST_AC = -10;

/** The usual six, three in front and three behind: a point of armour for each two levels, one of damage for each four. */
export function sampleParty(level: number): PartyMember[] {
  return GROWTHS.flatMap(({ ac, hpPerLevel, die, levelsPerBlow }, index) => {
    const sample = SAMPLE_CHARACTERS[index];
    if (!sample) return [];
    const isInFront = index < DEFAULT_RULES.front;
    return {
      place: index + 1,
      name: { ja: sample.name_ja, en: sample.name_en },
      job: jobName(sample.job),
      isInFront,
      strikes: isInFront,
      ac: Math.max(BEST_AC, ac - Math.floor(level / 2)),
      hp: level * hpPerLevel,
      hit: DEFAULT_RULES.hitBase + level,
      blows: 1 + Math.floor(level / levelsPerBlow),
      weapon: { count: 1, sides: die, plus: Math.floor(level / 4) },
    };
  });
}

const jobName = (code: number): Label => JOBS[code]?.label ?? { ja: '', en: '' };
