import { JOBS } from '#domain/catalogs/adventurers.ts';
import type { Label } from '#domain/text/languages.ts';
import type { Dice } from './diceSpread.ts';

/** One of the sample party by which authors measure a monster. */
export interface PartyMember {
  readonly name: Label;
  readonly job: Label;
  /** Strikes, and is struck; the rear is reached by those who attack it too. */
  readonly isInFront: boolean;
  readonly ac: number;
  readonly hp: number;
  /** Blows in a round, and the damage of one that lands. */
  readonly blows: number;
  readonly weapon: Dice;
}

/** What a member is before growing: armour class and dice as at first, hit points for each level, levels until one more blow. */
interface Role {
  readonly name: Label;
  /** Its code. */
  readonly job: number;
  readonly isInFront: boolean;
  readonly ac: number;
  readonly hpPerLevel: number;
  readonly die: number;
  readonly levelsPerBlow: number;
}

const role = (
  ja: string,
  en: string,
  job: number,
  isInFront: boolean,
  growth: Omit<Role, 'name' | 'job' | 'isInFront'>,
): Role => ({
  name: { ja, en },
  job,
  isInFront,
  ...growth,
});

const ROLES: readonly Role[] = [
  role('アルド', 'Ald', 0, true, { ac: 4, hpPerLevel: 9, die: 8, levelsPerBlow: 5 }),
  role('サギリ', 'Sagiri', 5, true, { ac: 4, hpPerLevel: 8, die: 10, levelsPerBlow: 6 }),
  role('ミトラ', 'Mitra', 2, true, { ac: 5, hpPerLevel: 7, die: 6, levelsPerBlow: 8 }),
  role('ロッコ', 'Rocco', 3, false, { ac: 7, hpPerLevel: 5, die: 6, levelsPerBlow: 10 }),
  role('エマ', 'Emma', 1, false, { ac: 9, hpPerLevel: 3, die: 4, levelsPerBlow: 20 }),
  role('トウヤ', 'Toya', 4, false, { ac: 8, hpPerLevel: 5, die: 6, levelsPerBlow: 12 }),
];

const BEST_AC = -10;

/** Three in front and three behind, of a level from 1: a point of armour for each two levels, one of damage for each four. */
export function sampleParty(level: number): PartyMember[] {
  return ROLES.map(({ name, job, isInFront, ac, hpPerLevel, die, levelsPerBlow }) => ({
    name,
    job: JOBS[job]?.label ?? name,
    isInFront,
    ac: Math.max(BEST_AC, ac - Math.floor(level / 2)),
    hp: level * hpPerLevel,
    blows: 1 + Math.floor(level / levelsPerBlow),
    weapon: { count: 1, sides: die, plus: Math.floor(level / 4) },
  }));
}
