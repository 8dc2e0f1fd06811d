import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { MAGE, NO_SCHOOL, PRIEST, SPELL_LEVELS } from '#domain/catalogs/spells.ts';
import { leavesOfFields, numbersOf } from '#domain/resource/defineResource.ts';
import { leafValue } from '#domain/resource/leaf.ts';
import { spell } from '#domain/resources/spell.ts';
import { spellOnDesk } from './spellOnDesk.ts';

/**
 * A place of a spell on the board: a level of a school at which it is learnt, or a level of the monsters that cast it. Level 0 of no school
 * is in no lane.
 */
export interface Place {
  readonly school: number;
  readonly level: number;
}

/** The lane of the monsters, beside those of the schools. */
export const MONSTERS = 3;
export const LANES = [MAGE, PRIEST, MONSTERS] as const;
export const LEVELS = Array.from({ length: SPELL_LEVELS }, (_, at) => at + 1);
/** The number of levels of a lane. */
export const levelsOf = (lane: number): number => (lane === MONSTERS ? spell.fields.monster_level.max : SPELL_LEVELS);
export const NO_PLACE: Place = { school: NO_SCHOOL, level: 0 };
/** The place of a spell that no monster casts. */
const NOT_CAST: Place = { school: MONSTERS, level: 0 };
/** Returns the place outside of the lane of a place. */
export const outOf = ({ school }: Place): Place => (school === MONSTERS ? NOT_CAST : NO_PLACE);
export const isOut = (place: Place): boolean => isSame(place, outOf(place));

export const isSame = (one: Place, other: Place): boolean => one.school === other.school && one.level === other.level;

/** Returns the place of a spell among the monsters, or that in the schools: without a school or a level it is in neither of these. */
export function placeOf(desk: RecordDesk, number: number, isOfMonsters: boolean): Place {
  const { school, level, monster_level } = spellOnDesk(desk, number);
  if (isOfMonsters) return { school: MONSTERS, level: monster_level };
  return school === NO_SCHOOL || level === 0 ? NO_PLACE : { school, level };
}

/** Formats a place for the element of its box. */
export const writePlace = ({ school, level }: Place): string => `${school} ${level}`;

export function readPlace(text: string | undefined): Place | undefined {
  const [school, level] = (text ?? '').split(' ').map(Number);
  return school === undefined || level === undefined ? undefined : { school, level };
}

/** Returns the spells of a place, in order; a spell that monsters cast is not among those in no lane. */
export const spellsAt = (desk: RecordDesk, place: Place): number[] =>
  numbersOf(spell).filter(
    (number) =>
      isSame(placeOf(desk, number, place.school === MONSTERS), place) &&
      (!isSame(place, NO_PLACE) || isOut(placeOf(desk, number, true))),
  );

/** Moves a spell in one step. Outside of the lists it keeps its school, which decides whose resistance applies. */
export function moveSpell(desk: RecordDesk, number: number, place: Place): void {
  const { school, level } = place;
  const values = school === MONSTERS ? { monster_level: level } : isSame(place, NO_PLACE) ? { level: 0 } : place;
  desk.edit(
    leavesOfFields(spell, Object.keys(values)).map((leaf) => ({ number, leaf, value: leafValue(values, leaf) })),
  );
}

const STEPS: Readonly<Record<string, readonly [schools: number, levels: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Returns the next place in the direction of an arrow key; below the last level of both schools is the box of spells in no lane. The lane of
 * the monsters has fewer levels.
 */
export function adjacentPlace(place: Place, key: string): Place | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const [lanes, levels] = step;
  if (isSame(place, NO_PLACE)) {
    if (levels < 0) return { school: MAGE, level: SPELL_LEVELS };
    return lanes === 0 ? place : { school: lanes < 0 ? MAGE : PRIEST, level: SPELL_LEVELS };
  }
  const school = Math.min(MONSTERS, Math.max(MAGE, place.school + lanes));
  const level = Math.max(1, place.level + levels);
  if (level > SPELL_LEVELS) return NO_PLACE;
  return { school, level: Math.min(levelsOf(school), level) };
}
