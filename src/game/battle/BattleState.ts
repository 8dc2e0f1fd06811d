/** Places in a battle: the party in its order, those whom it called, then the groups of foes, each with room for its most. */
export const PARTY_SEATS = 6;
export const ALLY_SEATS = 3;
export const FIRST_FOE = PARTY_SEATS + ALLY_SEATS;
export const GROUP_SEATS = 9;
export const MOST_GROUPS = 6;

export const isFoe = (seat: number): boolean => seat >= FIRST_FOE;
/** The group that a foe stands in, from 0 on. */
export const groupOf = (seat: number): number => Math.floor((seat - FIRST_FOE) / GROUP_SEATS);
/** The first place of a group. */
export const firstSeat = (group: number): number => FIRST_FOE + group * GROUP_SEATS;

/** Who was surprised at the start: by whom. */
export type Surprise = 'party' | 'monsters' | 'nobody';

/** Monsters of one kind that stand together. */
export interface FoeGroup {
  readonly monster: number;
  /** Whether the party sees what they are. */
  readonly isKnown: boolean;
}

/** What a spell does to somebody for some rounds. */
export interface Lasting {
  readonly seat: number;
  /** Its number: how much it does stands in its record. */
  readonly spell: number;
  /** How many rounds are left; 0 to the end of the battle. */
  readonly rounds: number;
  /** The state of `SPELL_STATES` that it holds; none where it does something else. */
  readonly state?: number;
}

/** A battle between two rounds, as plain JSON. What somebody is stands in its record; what has become of it stands here, by its place. */
export interface BattleState {
  /** How many were fought. */
  readonly round: number;
  readonly surprise: Surprise;
  readonly canFlee: boolean;
  /** Nobody fights unless the party begins. */
  readonly isFriendly: boolean;
  readonly groups: readonly FoeGroup[];
  /** The monsters that the party called, by their places. */
  readonly allies: readonly number[];
  /** 0 where nobody stands any more. */
  readonly hp: readonly number[];
  readonly mostHp: readonly number[];
  /** States as a word of bits, by the codes of `STATES`. */
  readonly states: readonly number[];
  /** Points of the magic screens. */
  readonly screens: readonly number[];
  readonly lasting: readonly Lasting[];
  /** Those of the party who hide. */
  readonly hidden: readonly number[];
  /** Foes that fell, and the experience that they are worth. */
  readonly felled: number;
  readonly experience: number;
}

type Column = 'hp' | 'mostHp' | 'states' | 'screens';

/** A battle that a round is changing: its columns are its own. */
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
