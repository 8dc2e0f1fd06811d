import {
  BISHOP,
  EVIL,
  FIGHTER,
  GOOD,
  MAGE,
  NEUTRAL,
  PRIEST,
  SAMURAI,
  statsOf,
  THIEF,
} from '#domain/catalogs/adventurers.ts';
import { type Character, character } from '#domain/resources/character.ts';
import { named } from '#firstLabyrinth/build/named.ts';
import { ITEMS } from './items.ts';

const [HUMAN, ELF, DWARF, GNOME, HOB] = [0, 1, 2, 3, 4] as const;
const [MALE, FEMALE] = [0, 1] as const;

type Origin = Pick<Character, 'job' | 'race' | 'alignment' | 'sex' | 'age'>;

const adventurer = (
  [name_ja, name_en]: readonly [string, string],
  place: number,
  origin: Origin,
  [stats, max_hp]: readonly [stats: readonly number[], max_hp: number],
  worn: readonly (keyof typeof ITEMS.number)[],
): Partial<Character> => ({
  ...{ name_ja, name_en, place, ...origin, stats: statsOf(stats), max_hp, gold: place > 0 ? 50 : 0 },
  items: character.blank.items.map((none, at) => {
    const name = worn[at];
    return name ? { item: ITEMS.number[name], worn: true, identified: true } : none;
  }),
});

/** The six characters with whom a newcomer sets out, and two who wait in the tavern. */
export const CHARACTERS = named(character, {
  bram: adventurer(
    ['ブラム', 'Bram'],
    1,
    { job: FIGHTER, race: DWARF, alignment: NEUTRAL, sex: MALE, age: 17 },
    [[16, 7, 9, 15, 8, 7], 13],
    ['hatchet', 'leatherCoat', 'plankShield', 'leatherCap'],
  ),
  shizuha: adventurer(
    ['シズハ', 'Shizuha'],
    2,
    { job: SAMURAI, race: HUMAN, alignment: NEUTRAL, sex: FEMALE, age: 16 },
    [[15, 11, 10, 14, 12, 8], 11],
    ['shortSword', 'leatherCoat', 'plankShield', 'leatherCap'],
  ),
  ryuka: adventurer(
    ['リュカ', 'Ryuka'],
    3,
    { job: PRIEST, race: GNOME, alignment: GOOD, sex: FEMALE, age: 15 },
    [[9, 8, 16, 12, 9, 7], 10],
    ['cudgel', 'leatherCoat', 'plankShield', 'leatherCap'],
  ),
  pinto: adventurer(
    ['ピント', 'Pinto'],
    4,
    { job: THIEF, race: HOB, alignment: NEUTRAL, sex: MALE, age: 14 },
    [[9, 7, 6, 9, 16, 14], 8],
    ['huntingBow', 'leatherCoat', 'leatherCap'],
  ),
  sere: adventurer(
    ['セレ', 'Sere'],
    5,
    { job: MAGE, race: ELF, alignment: NEUTRAL, sex: FEMALE, age: 15 },
    [[7, 17, 9, 9, 12, 8], 6],
    ['beltKnife', 'travelClothes'],
  ),
  vio: adventurer(
    ['ヴィオ', 'Vio'],
    6,
    { job: BISHOP, race: ELF, alignment: GOOD, sex: MALE, age: 16 },
    [[8, 14, 15, 9, 10, 8], 7],
    ['walkingStaff', 'leatherCoat', 'leatherCap'],
  ),
  dorn: adventurer(
    ['ドルン', 'Dorn'],
    0,
    { job: FIGHTER, race: HUMAN, alignment: GOOD, sex: MALE, age: 18 },
    [[15, 8, 9, 15, 9, 8], 12],
    ['shortSword', 'leatherCoat', 'plankShield'],
  ),
  mina: adventurer(
    ['ミナ', 'Mina'],
    0,
    { job: PRIEST, race: HUMAN, alignment: EVIL, sex: FEMALE, age: 16 },
    [[9, 9, 15, 12, 10, 9], 9],
    ['cudgel', 'leatherCoat', 'plankShield'],
  ),
});
