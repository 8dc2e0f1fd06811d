import type { Input } from '#game/inputs.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { Choice } from './Choice.ts';
import type { Counter } from './city/useCounter.ts';
import type { PlaySession } from './session/PlaySession.ts';
import type { Names } from './words/Names.ts';

/** The current page of a message. */
export interface Page {
  readonly text: string;
  readonly lines: number;
  readonly at: number;
  readonly of: number;
}

/** The surroundings of a game: what its keys do outside of the game, and what it shows. */
export interface GameHost {
  /** Called for Esc if the game itself does not use it. */
  readonly onEscape: () => void;
  /** Shows the saves of a game that is kept. */
  readonly onSaves?: () => void;
  /** Whether the player can go back in time. */
  readonly hasTimeline: boolean;
  /** Returns the name of a flag; if absent, changes of flags are not reported. */
  readonly flagName?: (flag: number) => string;
}

/** A game as its screen shows it, with its possible actions. */
export interface Game {
  readonly names: Names;
  /** The state after the reports that were shown so far. */
  readonly shown: GameState;
  /** The number of reports of the current moment that were shown. */
  readonly reportCount: number;
  /** Performs an input as soon as no motion is running. */
  readonly give: (input: Input) => void;
  /** Called when the camera has come to rest. */
  readonly goOn: () => void;
  /** Moves to another moment of the timeline. */
  readonly travel: (change: Parameters<PlaySession['travel']>[0]) => void;
  readonly page: Page | undefined;
  /** The code of the picture next to it. */
  readonly picture: number | undefined;
  /** The possible actions besides moving, in order, and whose turn it is. */
  readonly choices: readonly Choice[];
  readonly title: string | undefined;
  /** Whether the game waits for one of them, and whether it waits for typed words. */
  readonly isAsked: boolean;
  readonly isAnswering: boolean;
  /** Whether the party can move. */
  readonly canMove: boolean;
  /** Whether the party is in a window of the city or of a counter, which counter is open, and how to leave it. */
  readonly isInTown: boolean;
  readonly counter: Counter | undefined;
  readonly onCounterLeft: () => void;
}
