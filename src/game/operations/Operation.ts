import type { EventId } from '#domain/catalogs/eventTypes.ts';
import type { Dice } from '#domain/dice/diceSpread.ts';
import type { Place } from '#domain/map/eventLinks.ts';
import type { Held } from '#game/state/Member.ts';
import type { Facing, Standing } from '#game/state/Standing.ts';

/** A cell (`cellIndex`) or an edge (`edgeKey`) of a floor, as a state keeps what was done there. */
export interface MarkedPlace {
  readonly floor: number;
  readonly at: number;
}

/** Conditions; all given ones must hold. */
export interface Guard {
  /** Event flags that are ON, and OFF. */
  readonly on?: number;
  readonly off?: number;
  readonly facing?: Facing;
  /** A cell whose one-time event has not happened. */
  readonly undone?: MarkedPlace;
  /** Somebody of the party has so many of an item. */
  readonly has?: { readonly item: number; readonly count: number };
  readonly gold?: number;
  /** An item that was not sold to the shop, if the rules prevent finding it again. */
  readonly unsold?: number;
  /** Nothing holds the party above the floor. */
  readonly grounded?: true;
  /** A condition of `ENTRANCE_CONDITIONS` and its N. */
  readonly met?: { readonly condition: number; readonly n: number };
}

/** By what the party comes to another cell. */
export type Way = 'stairsUp' | 'stairsDown' | 'elevator' | 'teleport' | 'chute' | 'entrance' | 'spell';

/** Cells of a floor from one corner to the other, both included. */
export interface Area {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** The affected members: all of the party, or a random living one. */
export type Who = 'all' | 'one';

/** Who is met in a battle: so many of a monster (0: as many as it comes in), or whoever the appearance slot of the floor draws. */
export type Foes = { readonly monster: number; readonly count: number } | { readonly slot: number };

/** How a battle begins, and what is special about it. */
export interface BattleSetup {
  readonly foes: Foes;
  readonly canFlee: boolean;
  /** `rolled` by the rules, or the monsters act first. */
  readonly surprise: 'rolled' | 'monsters';
  readonly isFriendly: boolean;
  /** How much of the experience it is worth, in per cent; all of it where it is not told. */
  readonly experience?: number;
}

/** What a game notes of an NPC. */
export type NpcNote = 'met' | 'slain' | 'gone' | 'topic' | 'traded' | 'tradedBack' | 'paid';

export const FACILITIES = ['inn', 'shop', 'temple', 'tavern', 'training'] as const;
export type Facility = (typeof FACILITIES)[number];

export type Operations = readonly Operation[];

/**
 * One action of an event. Events and everything else in a labyrinth are lists of operations; the interpreter runs them, and analyses
 * read them. An operation with lists continues with one of them, and then with what follows it.
 */
export type Operation =
  // What waits for the player. A message of 0 leaves the words to the screen.
  | { readonly op: 'show'; readonly message: number }
  | { readonly op: 'ask'; readonly message: number; readonly yes: Operations; readonly no: Operations }
  /** `right` is the message that holds the answers. */
  | {
      readonly op: 'answer';
      readonly message: number;
      readonly right: number;
      readonly yes: Operations;
      readonly no: Operations;
    }
  | { readonly op: 'choose'; readonly message: number; readonly choices: readonly Choice[] }
  /** Goes to the cell of another floor at which an elevator stands there too. */
  | {
      readonly op: 'ride';
      readonly lowest: number;
      readonly highest: number;
      readonly x: number;
      readonly y: number;
      readonly boarding: Operations;
    }
  | { readonly op: 'battle'; readonly battle: BattleSetup; readonly won: Operations }
  /** A chest that is shut, and the trap that it has; 0 for none. One that was open before holds but what was left in it. */
  | {
      readonly op: 'latch';
      readonly chest: number;
      readonly trap: number;
      readonly opened: Operations;
      readonly wasOpen?: true;
    }
  /** No bag has room for a thing: something else is thrown away, or the thing is left. */
  | { readonly op: 'stow'; readonly item: number; readonly again: Operations; readonly left: Operations }
  /** What can be done with somebody who was met. */
  | { readonly op: 'converse'; readonly npc: number }
  | { readonly op: 'visit'; readonly facility: Facility }
  | { readonly op: 'credits' }
  // What decides.
  | { readonly op: 'when'; readonly guard: Guard; readonly yes: Operations; readonly no: Operations }
  | { readonly op: 'chance'; readonly percent: number; readonly yes: Operations }
  | { readonly op: 'draw'; readonly of: readonly Operations[] }
  /** A thief tries its hand at a lock. */
  | { readonly op: 'pick'; readonly difficulty: number; readonly yes: Operations }
  /** A chest is found. A trap of 0 is as it says itself. */
  | { readonly op: 'chest'; readonly chest: number; readonly trap: number; readonly opened: Operations }
  /** An NPC is met, or is not there. */
  | { readonly op: 'npc'; readonly npc: number }
  /** Cancels everything that was to follow. */
  | { readonly op: 'stop' }
  // What the party has.
  /** What a chest held, as far as there is room for it. */
  | { readonly op: 'spoils'; readonly chest: number; readonly things: readonly Spoil[] }
  /** What comes but once is left in a chest, which can be opened again. */
  | { readonly op: 'leaveFind'; readonly chest: number; readonly special: number }
  | { readonly op: 'give' | 'take'; readonly item: number; readonly count: number }
  | { readonly op: 'trade'; readonly given: number; readonly got: number }
  | { readonly op: 'pay'; readonly gold: number }
  | { readonly op: 'gain'; readonly gold: Dice }
  | { readonly op: 'learn'; readonly experience: number }
  | { readonly op: 'title'; readonly title: number }
  // What the game remembers.
  | { readonly op: 'set' | 'clear' | 'flip'; readonly flag: number }
  /** Something of an NPC; `index` is of a topic or a trade. */
  | { readonly op: 'note'; readonly npc: number; readonly of: NpcNote; readonly index: number }
  | { readonly op: 'mark'; readonly cell: MarkedPlace }
  | { readonly op: 'open'; readonly edge: MarkedPlace }
  // Where the party is.
  /** `done` happens first, unless nobody is moved: an event that leads nowhere is not done. */
  | {
      readonly op: 'go';
      readonly to: Place;
      readonly facing: Facing | 0;
      readonly way: Way;
      readonly done?: Operations;
    }
  | { readonly op: 'goAny'; readonly floor: number; readonly area?: Area; readonly done?: Operations }
  | {
      readonly op: 'enter';
      readonly labyrinth: number;
      readonly way: 'teleport' | 'entrance';
      readonly done?: Operations;
    }
  | { readonly op: 'push'; readonly facing: Facing | 'any'; readonly cells: number }
  | { readonly op: 'slide' }
  /** 0 turns it back to where it came from. */
  | { readonly op: 'back'; readonly facing: Facing | 0 }
  | { readonly op: 'turn'; readonly to: Facing | 'any' | 'right' | 'around' | 'left' }
  | { readonly op: 'leave' }
  // What befalls it.
  | { readonly op: 'hurt'; readonly by: 'pit' | 'trap'; readonly dice: Dice }
  | { readonly op: 'afflict'; readonly who: Who; readonly state: number; readonly percent: number }
  | { readonly op: 'age'; readonly years: number }
  | { readonly op: 'endSpells' }
  /** Those of an alignment may be so no longer. */
  | { readonly op: 'shift'; readonly from: number }
  | { readonly op: 'heal' | 'raise'; readonly percent: number }
  | { readonly op: 'cure'; readonly state: number }
  | { readonly op: 'restore' }
  // What the screen or the game as a whole does.
  | { readonly op: 'sound'; readonly sound: number }
  | { readonly op: 'save' | 'load' | 'forbidCamp' | 'end' };

/** A thing of a chest. */
export interface Spoil {
  readonly held: Held;
  /** Of a special item that comes but once, the number of its record. */
  readonly special?: number;
}

export interface Choice {
  readonly label: number;
  readonly chosen: Operations;
}

export type OperationName = Operation['op'];
export type OperationOf<Name extends OperationName> = Extract<Operation, { readonly op: Name }>;

/** When an event happens: on coming into its cell or turning there, on searching it, or at the edge that it speaks of. */
export type EventMoment = 'come' | 'search' | 'edge';

/** What an event of a cell is when the game is played. */
export interface CompiledEvent {
  /** The id of its kind. */
  readonly id: EventId;
  readonly moment: EventMoment;
  readonly guard: Guard;
  readonly operations: Operations;
  /** The cell in which it lies (`cellIndex`), and the edge of its floor (`edgeKey`) that it speaks of. */
  readonly cell: number;
  readonly edge?: number;
  /** The flag that opens what stands on that edge. */
  readonly opening?: number;
  /** The edge is passed from this cell alone. */
  readonly shuts?: true;
}

/** The operations that wait for an input. */
export const WAITING = [
  'show',
  'ask',
  'answer',
  'choose',
  'ride',
  'battle',
  'latch',
  'stow',
  'converse',
  'visit',
  'credits',
] as const;
export type Waiting = OperationOf<(typeof WAITING)[number]>;

/** What a game waits for, and the operations after it. */
export interface Pending {
  readonly operation: Waiting;
  readonly rest: Operations;
  /** The way that the party came into its cell; 0 if it did not walk there. */
  readonly heading: Facing | 0;
  /** Where it was before, if it did not walk. */
  readonly cameFrom?: Standing;
}
