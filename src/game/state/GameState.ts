import type { Seed } from '#game/random/Random.ts';
import type { BattleState } from './BattleState.ts';
import type { Bits } from './bits.ts';
import type { Candidate, Member } from './Member.ts';
import type { NpcNotes } from './NpcNotes.ts';
import type { Pending } from './Operation.ts';
import type { Standing } from './Standing.ts';

/** Increased with each change of the state that requires an upgrade of older ones. */
export const STATE_VERSION = 1;

/** What a game is at: it says which inputs there are. */
export type Mode = 'city' | 'labyrinth' | 'camp' | 'talk' | 'battle' | 'chest' | 'over' | 'ended';

/** A spell that goes on while the party walks. */
export interface LastingSpell {
  /** 1-79. */
  readonly spell: number;
  /** How many steps are left; 0 for one that goes on until it is ended. */
  readonly steps: number;
}

/** A monster that was called and stays with the party. */
export interface Follower {
  /** Its number. */
  readonly monster: number;
  readonly hp: number;
  readonly most: number;
}

/** A special item of a chest that comes but once, and that nobody had room for. */
export interface LeftFind {
  readonly floor: number;
  /** Its `cellIndex`. */
  readonly at: number;
  readonly chest: number;
  /** The number of the record of the special item. */
  readonly special: number;
}

/** What an author may switch on while testing. */
export const CHEATS = ['noBattles', 'winBattles', 'throughWalls'] as const;
export type Cheat = (typeof CHEATS)[number];

/**
 * A game at one moment, as plain JSON. It refers to the scenario only by numbers, so the scenario may change. It is immutable: a step
 * makes a new one that shares unchanged parts, so keeping many moments is cheap.
 */
export interface GameState {
  readonly version: typeof STATE_VERSION;
  readonly seed: Seed;
  /** How many inputs were taken. */
  readonly step: number;
  readonly mode: Mode;
  readonly place: Standing;
  readonly roster: readonly Member[];
  /** Places in the roster, the front first. */
  readonly party: readonly number[];
  readonly gold: number;
  /** Event flags that are ON. */
  readonly flags: Bits;
  /** Labyrinths that are open. */
  readonly labyrinths: Bits;
  /** Labyrinths whose ending was reached. */
  readonly completed: Bits;
  /** By floor, cells (`cellIndex`) whose event happened and does not again. */
  readonly once: Readonly<Record<number, Bits>>;
  /** By floor, edges (`edgeKey`) whose door was found or opened. */
  readonly opened: Readonly<Record<number, Bits>>;
  /** By floor, cells (`cellIndex`) that are on the map. */
  readonly seen: Readonly<Record<number, Bits>>;
  /** Special items of chests (by the number of their record) that came, and come but once. */
  readonly finds: Bits;
  /** Where bags were full, such items that still lie in their chests. */
  readonly left?: readonly LeftFind[];
  /** Items that wait at the castle for somebody with room: rewards of endings. */
  readonly rewards?: readonly number[];
  /** Monsters that were met. */
  readonly lexicon: Bits;
  /** By their numbers, NPCs of which something is remembered. */
  readonly npcs: Readonly<Record<number, NpcNotes>>;
  /** By item, how many the shop of the city has where that is not as its item says. */
  readonly stock: Readonly<Record<number, number>>;
  /** Somebody whom the training ground can make into a member. */
  readonly candidate: Candidate | null;
  readonly spells: readonly LastingSpell[];
  /** Where the rules let those who are called stay, and some are. */
  readonly followers?: readonly Follower[];
  /** Steps taken in all, and those since the last battle. */
  readonly walked: number;
  readonly quiet: number;
  /** What the game waits for an answer to, and goes on with after that. */
  readonly pending: Pending | null;
  readonly battle: BattleState | null;
  /** Whether the author has cheated, and the active cheats. */
  readonly cheated: boolean;
  readonly cheats: readonly Cheat[];
}

/** What a game is at; whoever takes an input sets these fields. All others are changed by operations alone. */
type Course = 'step' | 'mode' | 'pending' | 'battle' | 'cheated' | 'cheats';

/** The draft of a step. */
export type Draft = { -readonly [Field in Course]: GameState[Field] } & Omit<GameState, Course>;

/** The draft as changes have it: all fields can be set, but values are never mutated. */
export type WritableState = { -readonly [Field in keyof GameState]: GameState[Field] };

/** The party in its order, with the places in the roster; those who are there no more are left out. */
export const partyIn = ({
  party,
  roster,
}: Pick<GameState, 'party' | 'roster'>): { readonly at: number; readonly member: Member }[] =>
  party.flatMap((at) => {
    const member = roster[at];
    return member ? [{ at, member }] : [];
  });
