import { ASHES, DEAD, PARALYZED, PETRIFIED } from '#domain/catalogs/states.ts';
import type { Place } from '#domain/map/eventLinks.ts';
import type { Character } from '#domain/resources/character.ts';
import { type Bits, hasBit } from './bits.ts';

/** An item in a bag. */
export interface Held {
  /** 1-500. */
  readonly item: number;
  readonly worn: boolean;
  readonly identified: boolean;
  /** Codes of the magic from its chest, in addition to that of the item. */
  readonly effects?: readonly number[];
  /** The power that gives it its name. */
  readonly power?: number;
  /** Set if it cannot be used until it is repaired. */
  readonly broken?: true;
}

/** An item as the party sees it: with its true name only once it is identified. */
export type SeenItem = Pick<Held, 'item' | 'identified'>;

export const seen = ({ item, identified }: SeenItem): SeenItem => ({ item, identified });

type Origin = 'name_ja' | 'name_en' | 'job' | 'race' | 'alignment' | 'sex' | 'age' | 'level' | 'experience' | 'stats';

/** A member of a game, made from a character or created by the player. */
export interface Member extends Readonly<Pick<Character, Origin>> {
  readonly hp: number;
  /** Maximum hit points without equipment (see `mostHp`). */
  readonly max_hp: number;
  /** Codes of its states. */
  readonly states: Bits;
  readonly items: readonly Held[];
  /** Numbers of the known spells. */
  readonly known: Bits;
  /** The remaining spell uses before a rest, by school and spell level. */
  readonly uses: Readonly<Record<'mage' | 'priest', readonly number[]>>;
  /** Codes of its titles. */
  readonly titles: Bits;
  /** The number of drained levels that were not given back. */
  readonly lost_levels?: number;
  /** Days since its last birthday. */
  readonly days: number;
  /** Its own gold while it is not in the party, whose gold is pooled. */
  readonly gold: number;
  /** Set if its hand is hurt, so that it cannot attack in the next battle. */
  readonly isHandHurt?: true;
  /** The cell of its body, if it fell and was left there. */
  readonly lies?: Place;
}

/** A new member before its creation: age and bonus points. */
export interface Candidate extends Pick<Member, 'race' | 'sex' | 'age'> {
  readonly points: number;
}

export const isIn = ({ states }: Pick<Member, 'states'>, state: number): boolean => hasBit(states, state);

/** Whether a member is alive; petrified members are. */
export const isAlive = (member: Pick<Member, 'states'>): boolean => !isIn(member, DEAD) && !isIn(member, ASHES);

const DISABLING = [PARALYZED, PETRIFIED, DEAD, ASHES] as const;

/** Whether a member is able to act. */
export const isAble = (member: Pick<Member, 'states'>): boolean => !DISABLING.some((state) => isIn(member, state));
