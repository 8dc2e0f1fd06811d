/** Seats of a battle: the party in order, its summoned allies, then the groups of enemies, each with its maximum size. */
export const PARTY_SEATS = 6;
export const ALLY_SEATS = 3;
export const FIRST_FOE = PARTY_SEATS + ALLY_SEATS;
export const GROUP_SEATS = 9;
export const MOST_GROUPS = 6;

export const isFoe = (seat: number): boolean => seat >= FIRST_FOE;
/** The group of an enemy's seat, from 0. */
export const groupOf = (seat: number): number => Math.floor((seat - FIRST_FOE) / GROUP_SEATS);
/** The first seat of a group. */
export const firstSeat = (group: number): number => FIRST_FOE + group * GROUP_SEATS;

/** The side that surprised the other at the start. */
export type Surprise = 'party' | 'monsters' | 'nobody';

/** A group of monsters of one kind. */
export interface FoeGroup {
  readonly monster: number;
  /** Whether the party has identified them. */
  readonly isKnown: boolean;
}

/** A spell effect that lasts some rounds. */
export interface Lasting {
  readonly seat: number;
  /** The number of the spell; the amounts are in its record. */
  readonly spell: number;
  /** The remaining rounds; 0 until the end of the battle. */
  readonly rounds: number;
  /** The state of `SPELL_STATES` that it causes; absent for other effects. */
  readonly state?: number;
}

/** A battle between two rounds, as plain JSON. Base values are in the records; this has the current ones, by seat. */
export interface BattleState {
  /** The number of rounds fought so far. */
  readonly round: number;
  readonly surprise: Surprise;
  readonly canFlee: boolean;
  /** Whether the monsters are friendly, so that there is no fight unless the party attacks. */
  readonly isFriendly: boolean;
  readonly groups: readonly FoeGroup[];
  /** Summoned allies by seat. */
  readonly allies: readonly number[];
  /** Current hit points; 0 for an empty seat. */
  readonly hp: readonly number[];
  readonly mostHp: readonly number[];
  /** States as bits, by the codes of `STATES`. */
  readonly states: readonly number[];
  /** Points of the magic screens. */
  readonly screens: readonly number[];
  readonly lasting: readonly Lasting[];
  /** The seats of hidden members. */
  readonly hidden: readonly number[];
  /** The number of defeated enemies, and their experience. */
  readonly felled: number;
  readonly experience: number;
}

type Column = 'hp' | 'mostHp' | 'states' | 'screens';

/** A battle during a round; its arrays are mutable copies. */
export type BattleDraft = { -readonly [Field in Exclude<keyof BattleState, Column>]: BattleState[Field] } & {
  readonly [Field in Column]: number[];
};

export const battleDraftOf = (battle: BattleState): BattleDraft => ({
  ...battle,
  hp: battle.hp.slice(),
  mostHp: battle.mostHp.slice(),
  states: battle.states.slice(),
  screens: battle.screens.slice(),
});
