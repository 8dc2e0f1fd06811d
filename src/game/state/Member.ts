import { ASHES, DEAD, PARALYZED, PETRIFIED } from '#domain/catalogs/states.ts';
import type { Place } from '#domain/map/eventLinks.ts';
import type { Character } from '#domain/resources/character.ts';
import { type Bits, hasBit } from './bits.ts';

/** A thing in somebody's bag. */
export interface Held {
  /** 1-500. */
  readonly item: number;
  readonly worn: boolean;
  readonly identified: boolean;
  /** Codes of the magic that it got in its chest, beside what its item has. */
  readonly effects?: readonly number[];
  /** The power whose name it bears. */
  readonly power?: number;
  /** It is of no use until it is mended. */
  readonly broken?: true;
}

/** An item as the party sees it: known by its name only once it is identified. */
export type SeenItem = Pick<Held, 'item' | 'identified'>;

export const seen = ({ item, identified }: SeenItem): SeenItem => ({ item, identified });

type Origin = 'name_ja' | 'name_en' | 'job' | 'race' | 'alignment' | 'sex' | 'age' | 'level' | 'experience' | 'stats';

/** A member of a game, made from a character or created by the player. */
export interface Member extends Readonly<Pick<Character, Origin>> {
  readonly hp: number;
  /** Without what is worn (`mostHp`). */
  readonly max_hp: number;
  /** Codes of the states it is in. */
  readonly states: Bits;
  readonly items: readonly Held[];
  /** Numbers of the spells it knows. */
  readonly known: Bits;
  /** By school and spell level, how often it still casts before it rests. */
  readonly uses: Readonly<Record<'mage' | 'priest', readonly number[]>>;
  /** Codes of its titles. */
  readonly titles: Bits;
  /** Levels that were drained and not given back. */
  readonly lost_levels?: number;
  /** Days that it has lived since it last grew a year older. */
  readonly days: number;
  /** Its own gold while it is not in the party, whose gold is pooled. */
  readonly gold: number;
  /** Its hand is hurt: it strikes nobody in the next battle. */
  readonly isHandHurt?: true;
  /** Where its body lies, of one who fell and was left. */
  readonly lies?: Place;
}

/** A new member before its creation: age and bonus points. */
export interface Candidate extends Pick<Member, 'race' | 'sex' | 'age'> {
  readonly points: number;
}

export const isIn = ({ states }: Pick<Member, 'states'>, state: number): boolean => hasBit(states, state);

/** Whether somebody lives: a body of stone does. */
export const isAlive = (member: Pick<Member, 'states'>): boolean => !isIn(member, DEAD) && !isIn(member, ASHES);

const DISABLING = [PARALYZED, PETRIFIED, DEAD, ASHES] as const;

/** Whether somebody can do anything at all. */
export const isAble = (member: Pick<Member, 'states'>): boolean => !DISABLING.some((state) => isIn(member, state));
