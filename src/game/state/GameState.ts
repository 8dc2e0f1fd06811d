import type { Seed } from '#game/random/Random.ts';
import type { BattleState } from './BattleState.ts';
import type { Bits } from './bits.ts';
import type { Candidate, Member } from './Member.ts';
import type { NpcNotes } from './NpcNotes.ts';
import type { Pending } from './Operation.ts';
import type { Standing } from './Standing.ts';

/** The version of the state, increased with each change that requires an upgrade of older states. */
export const STATE_VERSION = 1;

/** The modes of a game, which determine the possible inputs. */
export type Mode = 'city' | 'labyrinth' | 'camp' | 'talk' | 'battle' | 'chest' | 'over' | 'ended';

/** A spell that continues while the party walks. */
export interface LastingSpell {
  /** 1-79. */
  readonly spell: number;
  /** The remaining steps; 0 if it continues until it is ended. */
  readonly steps: number;
}

/** A summoned monster that stays with the party. */
export interface Follower {
  /** The number of the monster. */
  readonly monster: number;
  readonly hp: number;
  readonly most: number;
}

/** A special item that can be found only once and that nobody had room for, so it was left in its chest. */
export interface LeftFind {
  readonly floor: number;
  /** The `cellIndex` of the chest. */
  readonly at: number;
  readonly chest: number;
  /** The number of the record of the special item. */
  readonly special: number;
}

/** The cheats that an author can switch on in test plays. */
export const CHEATS = ['noBattles', 'winBattles', 'throughWalls'] as const;
export type Cheat = (typeof CHEATS)[number];

/**
 * A game at one moment, as plain JSON. It refers to the scenario only by numbers, so the scenario may change. It is immutable: a step
 * creates a new one that shares unchanged parts, so keeping many moments is cheap.
 */
export interface GameState {
  readonly version: typeof STATE_VERSION;
  readonly seed: Seed;
  /** The number of inputs taken. */
  readonly step: number;
  readonly mode: Mode;
  readonly place: Standing;
  readonly roster: readonly Member[];
  /** Indices in the roster, front first. */
  readonly party: readonly number[];
  readonly gold: number;
  /** Event flags that are ON. */
  readonly flags: Bits;
  /** Labyrinths that are open. */
  readonly labyrinths: Bits;
  /** Labyrinths whose ending was reached. */
  readonly completed: Bits;
  /** Cells (`cellIndex`) whose event happened and does not happen again, keyed by floor. */
  readonly once: Readonly<Record<number, Bits>>;
  /** Edges (`edgeKey`) whose door was found or opened, keyed by floor. */
  readonly opened: Readonly<Record<number, Bits>>;
  /** Cells (`cellIndex`) that are on the map, keyed by floor. */
  readonly seen: Readonly<Record<number, Bits>>;
  /** Special items of chests that can be found only once and were found (by the number of their record). */
  readonly finds: Bits;
  /** Those of them that still lie in their chests because bags were full. */
  readonly left?: readonly LeftFind[];
  /** Rewards of endings that wait at the castle for a member with room. */
  readonly rewards?: readonly number[];
  /** Monsters that were defeated. */
  readonly lexicon: Bits;
  /** Notes about NPCs, keyed by number. */
  readonly npcs: Readonly<Record<number, NpcNotes>>;
  /** The stock of the city's shop, keyed by item, if it differs from that of the item's record. */
  readonly stock: Readonly<Record<number, number>>;
  /** The candidate for a new member in the training ground. */
  readonly candidate: Candidate | null;
  readonly spells: readonly LastingSpell[];
  /** Summoned allies that stay with the party by the rules; absent if there are none. */
  readonly followers?: readonly Follower[];
  /** Steps in total, and since the last battle. */
  readonly walked: number;
  readonly quiet: number;
  /** The operation that waits for an input, and the ones after it. */
  readonly pending: Pending | null;
  readonly battle: BattleState | null;
  /** Whether an author's input was used, and the active cheats. */
  readonly cheated: boolean;
  readonly cheats: readonly Cheat[];
}

/** The fields that the handling of an input may set directly. All others are changed only by changes. */
type Course = 'step' | 'mode' | 'pending' | 'battle' | 'cheated' | 'cheats';

/** The draft of a step. */
export type Draft = { -readonly [Field in Course]: GameState[Field] } & Omit<GameState, Course>;

/** The draft for changes: all fields can be set, but values are never mutated. */
export type WritableState = { -readonly [Field in keyof GameState]: GameState[Field] };

/** The party in order, with the indices in the roster; members that no longer exist are left out. */
export const partyIn = ({
  party,
  roster,
}: Pick<GameState, 'party' | 'roster'>): { readonly at: number; readonly member: Member }[] =>
  party.flatMap((at) => {
    const member = roster[at];
    return member ? [{ at, member }] : [];
  });
