import { BISHOP, FIGHTER, GOOD, MAGE, NEUTRAL, PRIEST, SAMURAI, statsOf, THIEF } from '#domain/catalogs/adventurers.ts';
import { type Character, character } from '#domain/resources/character.ts';

const [HUMAN, ELF, DWARF, GNOME, HOB] = [0, 1, 2, 3, 4] as const;
const [MALE, FEMALE] = [0, 1] as const;

type Origin = Pick<Character, 'job' | 'race' | 'alignment' | 'sex' | 'age'>;

const member = (
  name_ja: string,
  name_en: string,
  place: number,
  origin: Origin,
  stats: readonly number[],
): Character => ({
  ...structuredClone(character.blank),
  ...origin,
  name_ja,
  name_en,
  place,
  stats: statsOf(stats),
  gold: 100,
});

/**
 * Six new characters in a balanced formation: three fighters in front, then a thief, a mage and a caster of both schools. Their stats are
 * those of their race with the bonus points of a new character.
 */
export const SAMPLE_CHARACTERS: readonly Character[] = [
  member(
    'アルド',
    'Ald',
    1,
    { job: FIGHTER, race: DWARF, alignment: NEUTRAL, sex: MALE, age: 17 },
    [16, 7, 9, 14, 8, 6],
  ),
  member(
    'サギリ',
    'Sagiri',
    2,
    { job: SAMURAI, race: HUMAN, alignment: NEUTRAL, sex: FEMALE, age: 16 },
    [14, 11, 10, 14, 11, 8],
  ),
  member(
    'ミトラ',
    'Mitra',
    3,
    { job: PRIEST, race: GNOME, alignment: GOOD, sex: FEMALE, age: 15 },
    [8, 8, 16, 11, 9, 6],
  ),
  member('ロッコ', 'Rocco', 4, { job: THIEF, race: HOB, alignment: NEUTRAL, sex: MALE, age: 14 }, [8, 7, 6, 8, 15, 14]),
  member('エマ', 'Emma', 5, { job: MAGE, race: ELF, alignment: NEUTRAL, sex: FEMALE, age: 15 }, [7, 17, 9, 8, 11, 7]),
  member('トウヤ', 'Toya', 6, { job: BISHOP, race: ELF, alignment: GOOD, sex: MALE, age: 16 }, [7, 14, 14, 8, 9, 7]),
];
