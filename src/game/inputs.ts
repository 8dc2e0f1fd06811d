import type { Stats } from '#domain/catalogs/adventurers.ts';
import { CHEATS, type Cheat } from '#game/state/GameState.ts';
import type { Standing } from '#game/state/Standing.ts';

/** The inputs of a player; `legalInputs` returns the possible ones. */
export type PlayerInput =
  | { readonly do: 'forward' | 'back' | 'left' | 'right' | 'around' | 'search' | 'open' | 'camp' }
  | { readonly do: 'next' | 'yes' | 'no' | 'leave' | 'fight' | 'flee' }
  /** The index of a choice, or the floor number of an elevator. */
  | { readonly do: 'choose'; readonly choice: number }
  | { readonly do: 'answer'; readonly text: string }
  | { readonly do: 'enter'; readonly labyrinth: number }
  /** The orders of the party for one round of a battle. */
  | { readonly do: 'round'; readonly orders: readonly Order[] }
  | BagInput
  | MagicInput
  | PartyInput
  | ChestInput
  | CounterInput
  | TrainingInput
  | NpcInput;

/** The order of a fighter for one round. */
export type Order =
  /** `wait` is for fighters that take no orders. */
  | { readonly act: 'wait' | 'parry' | 'hide' }
  /** Automatic combat of a summoned ally. */
  | { readonly act: 'freely' }
  | { readonly act: 'strike' | 'dispel'; readonly group: number }
  /** The target is a group, a seat of the party or a wish, depending on the spell; -1 for none. */
  | { readonly act: 'cast'; readonly spell: number; readonly target: number }
  /** The slot is an index in the bag. */
  | { readonly act: 'use'; readonly slot: number; readonly target: number };

/** Actions with an item; `slot` is its index in the bag of a member. */
export type BagInput =
  | { readonly do: 'wear' | 'takeOff' | 'drop' | 'identify'; readonly member: number; readonly slot: number }
  | { readonly do: 'hand'; readonly member: number; readonly slot: number; readonly to: number };

/** Magic outside of battles; the target is as in the `cast` order. */
export type MagicInput =
  | { readonly do: 'cast'; readonly member: number; readonly spell: number; readonly target: number }
  | { readonly do: 'use'; readonly member: number; readonly slot: number; readonly target: number };

export type PartyInput =
  /** Moves a member to another place in the formation. */
  | { readonly do: 'rank'; readonly member: number; readonly place: number }
  /** Picks up the body in this cell. */
  | { readonly do: 'carry'; readonly member: number }
  | { readonly do: 'join' | 'part'; readonly member: number }
  /** Takes a reward that waits at the castle. */
  | { readonly do: 'claim'; readonly item: number };

export type ChestInput =
  | { readonly do: 'inspect' | 'unlatch'; readonly member: number }
  /** The number of the trap that the player named; 0 if no name is needed. */
  | { readonly do: 'disarm'; readonly member: number; readonly trap: number };

/** Actions of inns, shops and temples, in the city, in a labyrinth or of an NPC. */
export type CounterInput =
  | { readonly do: 'stay'; readonly member: number; readonly room: number }
  | { readonly do: 'buy'; readonly member: number; readonly item: number }
  | { readonly do: 'sell' | 'appraise' | 'uncurse'; readonly member: number; readonly slot: number }
  | { readonly do: 'cure'; readonly member: number; readonly cure: number }
  /** Lifts all curses of a member and its equipment. */
  | { readonly do: 'bless'; readonly member: number };

export type TrainingInput =
  /** Rolls the bonus points of a new member; `create` then creates it. */
  | { readonly do: 'recruit'; readonly race: number; readonly sex: number }
  | {
      readonly do: 'create';
      readonly name: string;
      readonly job: number;
      readonly alignment: number;
      readonly stats: Stats;
    }
  | { readonly do: 'train' | 'reincarnate' | 'dismiss'; readonly member: number }
  | { readonly do: 'retrain'; readonly member: number; readonly job: number }
  | { readonly do: 'rename'; readonly member: number; readonly name: string };

/** Topics and trades by their numbers in saves (`savedNumbers`), so that inputs fit after rows were moved. */
export type NpcInput =
  | { readonly do: 'talk'; readonly topic: number }
  | { readonly do: 'pay' }
  | { readonly do: 'trade' | 'tradeBack'; readonly trade: number };

/** Additional inputs of authors in test plays. */
export type AuthorInput =
  | ({ readonly do: 'place' } & Standing)
  | { readonly do: 'flag'; readonly flag: number; readonly isOn: boolean }
  | { readonly do: 'gold'; readonly gold: number }
  | { readonly do: 'item'; readonly item: number }
  /** `win` wins a battle and opens a chest. */
  | { readonly do: 'heal' | 'reveal' | 'win' }
  | { readonly do: 'cheat'; readonly cheat: Cheat; readonly isOn: boolean };

/** Any input. A world, a seed and the inputs determine a game. Inputs are untrusted: `step` refuses the invalid ones. */
export type Input = PlayerInput | AuthorInput;

/** Maximum length of an answer in characters. */
export const LONGEST_ANSWER = 200;

/** An unvalidated input. */
export type Unread = Readonly<Record<string, unknown>>;

/** Whether an input is among those offered; answers can be any text. */
export const isOffered = (offered: readonly PlayerInput[], input: Unread): input is Unread & PlayerInput =>
  offered.some((one) =>
    one.do === 'answer'
      ? input.do === one.do && typeof input.text === 'string' && input.text.length <= LONGEST_ANSWER
      : Object.entries(one).every(([key, value]) => input[key] === value),
  );

export const isCheat = (value: unknown): value is Cheat => (CHEATS as readonly unknown[]).includes(value);
