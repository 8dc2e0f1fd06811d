import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { MAGE, NO_SCHOOL, PRIEST, SPELL_LEVELS } from '#domain/catalogs/spells.ts';
import { leavesOfFields, numbersOf } from '#domain/resource/defineResource.ts';
import { leafValue } from '#domain/resource/leaf.ts';
import { spell } from '#domain/resources/spell.ts';
import { spellOnDesk } from './spellOnDesk.ts';

/** The place where a spell is learnt: a level of a school. Level 0 of no school is in none of the lists. */
export interface Place {
  readonly school: number;
  readonly level: number;
}

export const SCHOOLS = [MAGE, PRIEST] as const;
export const LEVELS = Array.from({ length: SPELL_LEVELS }, (_, at) => at + 1);
export const NO_PLACE: Place = { school: NO_SCHOOL, level: 0 };

export const isSame = (one: Place, other: Place): boolean => one.school === other.school && one.level === other.level;

/** Returns the place of a spell: without a school or a level it is in neither list. */
export function placeOf(desk: RecordDesk, number: number): Place {
  const { school, level } = spellOnDesk(desk, number);
  return school === NO_SCHOOL || level === 0 ? NO_PLACE : { school, level };
}

/** Formats a place for the element of its box. */
export const writePlace = ({ school, level }: Place): string => `${school} ${level}`;

export function readPlace(text: string | undefined): Place | undefined {
  const [school, level] = (text ?? '').split(' ').map(Number);
  return school === undefined || level === undefined ? undefined : { school, level };
}

/** Returns the spells of a place, in order. */
export const spellsAt = (desk: RecordDesk, place: Place): number[] =>
  numbersOf(spell).filter((number) => isSame(placeOf(desk, number), place));

/** Moves a spell in one step. Outside of the lists it keeps its school, which decides whose resistance applies. */
export function moveSpell(desk: RecordDesk, number: number, place: Place): void {
  const values = isSame(place, NO_PLACE) ? { level: 0 } : place;
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

/** Returns the next place in the direction of an arrow key; below the last level of both lists is the box of spells in neither. */
export function adjacentPlace(place: Place, key: string): Place | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const [schools, levels] = step;
  if (isSame(place, NO_PLACE)) {
    if (levels < 0) return { school: MAGE, level: SPELL_LEVELS };
    return schools === 0 ? place : { school: schools < 0 ? MAGE : PRIEST, level: SPELL_LEVELS };
  }
  const level = Math.max(1, place.level + levels);
  if (level > SPELL_LEVELS) return NO_PLACE;
  return { school: Math.min(PRIEST, Math.max(MAGE, place.school + schools)), level };
}
