import type { Dice } from '#domain/dice/diceSpread.ts';
import type { EventId } from '#domain/events/kinds.ts';
import type { Place } from '#domain/map/eventLinks.ts';
import type { Change } from './Change.ts';
import type { Held } from './Member.ts';
import type { Facing, Standing } from './Standing.ts';

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

export type Facility = 'inn' | 'shop' | 'temple' | 'tavern' | 'training';

export type Operations = readonly Operation[];

/**
 * One action of a game. Events and everything else that moves, gives and takes are lists of operations; the interpreter runs them, and
 * analyses read them. Changes change the game at once; controls decide, wait, or lead to changes.
 */
export type Operation = Control | Change;

/** An operation with lists continues with one of them, and then with what follows it. */
export type Control =
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
  /** The trap of a chest goes off, which `member` opened, and then it is open. */
  | { readonly op: 'spring'; readonly trap: number; readonly member: number; readonly chest: Opening }
  | { readonly op: 'unlatch'; readonly chest: Opening }
  /** What a chest held, as far as there is room for it. */
  | { readonly op: 'spoils'; readonly chest: number; readonly things: readonly Spoil[] }
  | { readonly op: 'give'; readonly item: number; readonly count: number }
  | { readonly op: 'trade'; readonly given: number; readonly got: number }
  | { readonly op: 'gain'; readonly gold: Dice }
  /** The reward of an ending; it waits at the castle where nobody has room for it. */
  | { readonly op: 'reward'; readonly item: number }
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
  /** By magic to a cell, which may be in rock. */
  | { readonly op: 'warp'; readonly to: Place }
  /** By magic to the city, and what the rules say is left behind. */
  | { readonly op: 'goHome' }
  | { readonly op: 'leave' }
  /** In the city the ending item of a labyrinth is handed over, if the party has it. */
  | { readonly op: 'handOver'; readonly labyrinth: number }
  /** Away from a battle, with what the rules say is lost. */
  | { readonly op: 'escape' }
  /** To the city after a defeat, with what the rules leave of the party. */
  | { readonly op: 'survive' }
  // What befalls it.
  | { readonly op: 'hurt'; readonly by: 'pit' | 'trap'; readonly dice: Dice }
  | { readonly op: 'afflict'; readonly who: Who; readonly state: number; readonly percent: number }
  | { readonly op: 'age'; readonly years: number }
  /** Those of an alignment may be so no longer. */
  | { readonly op: 'shift'; readonly from: number }
  | { readonly op: 'heal' | 'raise'; readonly percent: number }
  | { readonly op: 'cure'; readonly state: number }
  // What the screen or the game as a whole does.
  | { readonly op: 'sound'; readonly sound: number }
  | { readonly op: 'save' | 'load' | 'forbidCamp' | 'end' };

/** A chest that is being opened; without a number it is none that the scenario has. */
export interface Opening {
  readonly chest?: number;
  readonly opened: Operations;
  readonly wasOpen?: true;
}

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
export type ControlName = Control['op'];
export type OperationOf<Name extends OperationName, Of extends Operation = Operation> = Of extends {
  readonly op: infer Names;
}
  ? Name extends Names
    ? Of
    : never
  : never;

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
export type Waiting = OperationOf<
  'show' | 'ask' | 'answer' | 'choose' | 'ride' | 'battle' | 'latch' | 'stow' | 'converse' | 'visit' | 'credits'
>;

/** What a game waits for, and the operations after it. */
export interface Pending {
  readonly operation: Waiting;
  readonly rest: Operations;
  /** The way that the party came into its cell; 0 if it did not walk there. */
  readonly heading: Facing | 0;
  /** Where it was before, if it did not walk. */
  readonly cameFrom?: Standing;
}
