import type { Order } from '#game/battle/orders.ts';
import { CHEATS, type Cheat } from '#game/state/GameState.ts';
import type { Standing } from '#game/state/Standing.ts';

/** What a player does: which of them there are says `legalInputs`. */
export type PlayerInput =
  | { readonly do: 'forward' | 'back' | 'left' | 'right' | 'around' | 'search' | 'open' | 'camp' }
  | { readonly do: 'next' | 'yes' | 'no' | 'leave' | 'fight' | 'flee' }
  /** The place of a choice in its list, the floor of an elevator. */
  | { readonly do: 'choose'; readonly choice: number }
  | { readonly do: 'answer'; readonly text: string }
  | { readonly do: 'enter'; readonly labyrinth: number }
  /** What each of the party does in a round of a battle. */
  | { readonly do: 'round'; readonly orders: readonly Order[] };

/** What an author does besides while testing. */
export type AuthorInput =
  | ({ readonly do: 'place' } & Standing)
  | { readonly do: 'flag'; readonly flag: number; readonly isOn: boolean }
  | { readonly do: 'gold'; readonly gold: number }
  | { readonly do: 'item'; readonly item: number }
  /** `win`: the battle is won, the chest open. */
  | { readonly do: 'heal' | 'reveal' | 'win' }
  | { readonly do: 'cheat'; readonly cheat: Cheat; readonly isOn: boolean };

/** All that a game is made of beside its world and its seed. An input may come from anywhere: `step` refuses what does not fit. */
export type Input = PlayerInput | AuthorInput;

/** The longest answer that is listened to. */
const LONGEST_ANSWER = 200;

/** An input of which nothing is known yet. */
export type Unread = Readonly<Record<string, unknown>>;

/** Whether an input is one of those that are offered; an answer is any text. */
export const isOffered = (offered: readonly PlayerInput[], input: Unread): input is Unread & PlayerInput =>
  offered.some((one) =>
    one.do === 'answer'
      ? input.do === one.do && typeof input.text === 'string' && input.text.length <= LONGEST_ANSWER
      : Object.entries(one).every(([key, value]) => input[key] === value),
  );

export const isCheat = (value: unknown): value is Cheat => (CHEATS as readonly unknown[]).includes(value);
