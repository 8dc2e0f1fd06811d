import type { Dice } from '#domain/dice/diceSpread.ts';
import type { EventId } from '#domain/events/kinds.ts';
import type { Place } from '#domain/map/eventLinks.ts';
import type { Change } from './Change.ts';
import type { Held } from './Member.ts';
import type { Facing, Standing } from './Standing.ts';

/** A marked cell (`cellIndex`) or edge (`edgeKey`) of a floor. */
export interface MarkedPlace {
  readonly floor: number;
  readonly at: number;
}

/** Conditions; all given ones must be met. */
export interface Guard {
  /** An event flag that must be ON, and one that must be OFF. */
  readonly on?: number;
  readonly off?: number;
  readonly facing?: Facing;
  /** A cell whose one-time event must not have happened. */
  readonly undone?: MarkedPlace;
  /** A number of items that the party must have. */
  readonly has?: { readonly item: number; readonly count: number };
  readonly gold?: number;
  /** An item that must not have been sold to the shop, if the rules prevent finding it again. */
  readonly unsold?: number;
  /** The party must not float. */
  readonly grounded?: true;
  /** A condition of `ENTRANCE_CONDITIONS` and its N. */
  readonly met?: { readonly condition: number; readonly n: number };
}

/** The ways in which the party is moved to another cell. */
export type Way = 'stairsUp' | 'stairsDown' | 'elevator' | 'teleport' | 'chute' | 'entrance' | 'spell';

/** A rectangle of cells on a floor, both corners included. */
export interface Area {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** The affected members: all of the party, or a random living one. */
export type Who = 'all' | 'one';

/** The enemies of a battle: a number of a monster (0: its own group size), or a draw from an appearance slot of the floor. */
export type Foes = { readonly monster: number; readonly count: number } | { readonly slot: number };

export interface BattleSetup {
  readonly foes: Foes;
  readonly canFlee: boolean;
  /** `rolled` by the rules, or the monsters act first. */
  readonly surprise: 'rolled' | 'monsters';
  readonly isFriendly: boolean;
  /** The share of the experience that is awarded, in per cent; 100 by default. */
  readonly experience?: number;
}

/** The notes that can be made about an NPC. */
export type NpcNote = 'met' | 'slain' | 'gone' | 'topic' | 'traded' | 'tradedBack' | 'paid';

export type Facility = 'inn' | 'shop' | 'temple' | 'tavern' | 'training';

export type Operations = readonly Operation[];

/**
 * One action of a game. Events and everything else that moves, gives and takes are lists of operations; the interpreter runs them, and
 * analyses read them. Changes modify the game immediately; controls decide, wait, or lead to changes.
 */
export type Operation = Control | Change;

/** An operation with lists continues with one of them, and then with the operations after it. */
export type Control =
  // Controls that wait for the player. With message 0 the screen shows its own text.
  | { readonly op: 'show'; readonly message: number }
  | { readonly op: 'ask'; readonly message: number; readonly yes: Operations; readonly no: Operations }
  /** `right` is the number of the message that contains the answers. */
  | {
      readonly op: 'answer';
      readonly message: number;
      readonly right: number;
      readonly yes: Operations;
      readonly no: Operations;
    }
  | { readonly op: 'choose'; readonly message: number; readonly choices: readonly Choice[] }
  /** Takes the party to the cell of another floor that has the same elevator. */
  | {
      readonly op: 'ride';
      readonly lowest: number;
      readonly highest: number;
      readonly x: number;
      readonly y: number;
      readonly boarding: Operations;
    }
  | { readonly op: 'battle'; readonly battle: BattleSetup; readonly won: Operations }
  /** A closed chest and its trap; 0 for none. If it was open before, it contains only what was left in it. */
  | {
      readonly op: 'latch';
      readonly chest: number;
      readonly trap: number;
      readonly opened: Operations;
      readonly wasOpen?: true;
    }
  /** No bag has room for an item: either another item is dropped, or the item is left. */
  | { readonly op: 'stow'; readonly item: number; readonly again: Operations; readonly left: Operations }
  /** A conversation with an NPC. */
  | { readonly op: 'converse'; readonly npc: number }
  | { readonly op: 'visit'; readonly facility: Facility }
  | { readonly op: 'credits' }
  // Controls that decide.
  | { readonly op: 'when'; readonly guard: Guard; readonly yes: Operations; readonly no: Operations }
  | { readonly op: 'chance'; readonly percent: number; readonly yes: Operations }
  | { readonly op: 'draw'; readonly of: readonly Operations[] }
  /** The best member tries to pick a lock. */
  | { readonly op: 'pick'; readonly difficulty: number; readonly yes: Operations }
  /** A chest is found. With trap 0, the chest determines its own trap. */
  | { readonly op: 'chest'; readonly chest: number; readonly trap: number; readonly opened: Operations }
  /** An NPC is met, if it is present. */
  | { readonly op: 'npc'; readonly npc: number }
  /** Cancels all following operations. */
  | { readonly op: 'stop' }
  // Possessions of the party.
  /** The trap of a chest that `member` opened goes off, and then the chest is open. */
  | { readonly op: 'spring'; readonly trap: number; readonly member: number; readonly chest: Opening }
  | { readonly op: 'unlatch'; readonly chest: Opening }
  /** Gives the content of a chest, as far as there is room. */
  | { readonly op: 'spoils'; readonly chest: number; readonly things: readonly Spoil[] }
  | { readonly op: 'give'; readonly item: number; readonly count: number }
  | { readonly op: 'trade'; readonly given: number; readonly got: number }
  | { readonly op: 'gain'; readonly gold: Dice }
  /** Gives the reward of an ending; it waits at the castle if nobody has room. */
  | { readonly op: 'reward'; readonly item: number }
  // Position of the party.
  /** `done` runs first, unless the party cannot be moved: an event that leads nowhere is not done. */
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
  /** 0 sends the party back where it came from. */
  | { readonly op: 'back'; readonly facing: Facing | 0 }
  /** Moves the party to a cell by magic; the cell can be inside rock. */
  | { readonly op: 'warp'; readonly to: Place }
  /** Moves the party to the city by magic; by the rules it leaves something behind. */
  | { readonly op: 'goHome' }
  | { readonly op: 'leave' }
  /** Hands over the ending item of a labyrinth in the city, if the party has it. */
  | { readonly op: 'handOver'; readonly labyrinth: number }
  /** Applies the consequences of fleeing from a battle. */
  | { readonly op: 'escape' }
  /** Moves the party to the city after a defeat, with the losses by the rules. */
  | { readonly op: 'survive' }
  // Effects on members.
  | { readonly op: 'hurt'; readonly by: 'pit' | 'trap'; readonly dice: Dice }
  | { readonly op: 'afflict'; readonly who: Who; readonly state: number; readonly percent: number }
  | { readonly op: 'age'; readonly years: number }
  /** Members of an alignment can become neutral. */
  | { readonly op: 'shift'; readonly from: number }
  | { readonly op: 'heal' | 'raise'; readonly percent: number }
  | { readonly op: 'cure'; readonly state: number }
  // Effects of the screen or of the whole game.
  | { readonly op: 'sound'; readonly sound: number }
  | { readonly op: 'save' | 'load' | 'forbidCamp' | 'end' };

/** A chest that is being opened; without a number it does not exist in the scenario. */
export interface Opening {
  readonly chest?: number;
  readonly opened: Operations;
  readonly wasOpen?: true;
}

/** An item of a chest. */
export interface Spoil {
  readonly held: Held;
  /** The number of the special item's record, if it can be found only once. */
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

/** The moment of an event: entering its cell or turning there, searching it, or passing its edge. */
export type EventMoment = 'come' | 'search' | 'edge';

/** An event of a cell, compiled for play. */
export interface CompiledEvent {
  /** The id of its kind. */
  readonly id: EventId;
  readonly moment: EventMoment;
  readonly guard: Guard;
  readonly operations: Operations;
  /** Its cell (`cellIndex`), and the edge of its floor (`edgeKey`) that it refers to. */
  readonly cell: number;
  readonly edge?: number;
  /** The flag that opens that edge. */
  readonly opening?: number;
  /** Set if the edge can only be passed from this cell. */
  readonly shuts?: true;
}

/** The operations that wait for an input. */
export type Waiting = OperationOf<
  'show' | 'ask' | 'answer' | 'choose' | 'ride' | 'battle' | 'latch' | 'stow' | 'converse' | 'visit' | 'credits'
>;

/** The operation that a game waits for, and the operations after it. */
export interface Pending {
  readonly operation: Waiting;
  readonly rest: Operations;
  /** The direction in which the party walked into its cell; 0 if it did not walk there. */
  readonly heading: Facing | 0;
  /** The place where it was before, if it did not walk. */
  readonly cameFrom?: Standing;
}
