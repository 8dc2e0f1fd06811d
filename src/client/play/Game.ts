import type { Input } from '#game/inputs.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { Choice } from './Choice.ts';
import type { Counter } from './city/useCounter.ts';
import type { PlaySession } from './session/PlaySession.ts';
import type { Names } from './words/Names.ts';

/** The page of a message that is read. */
export interface Page {
  readonly text: string;
  readonly lines: number;
  readonly at: number;
  readonly of: number;
}

/** Who plays: what its keys do beside playing, and what it is told. */
export interface GameHost {
  /** Esc, where the game itself has no use for it. */
  readonly onEscape: () => void;
  /** Shows the saves of a game that is kept. */
  readonly onSaves?: () => void;
  /** Whether it goes back in time. */
  readonly hasTimeline: boolean;
  /** What flags are called; whom it is not given to hears nothing of them. */
  readonly flagName?: (flag: number) => string;
}

/** A game as its screen shows it, and what can be done in it. */
export interface Game {
  readonly names: Names;
  /** As it stands as far as it was told. */
  readonly shown: GameState;
  /** Reports of the present moment that were told. */
  readonly told: number;
  /** Does something as soon as nothing moves any more. */
  readonly give: (input: Input) => void;
  /** The camera has come to rest. */
  readonly goOn: () => void;
  /** Goes to another moment of the time line. */
  readonly travel: (change: Parameters<PlaySession['travel']>[0]) => void;
  readonly page: Page | undefined;
  /** The code of the picture beside it. */
  readonly picture: number | undefined;
  /** What can be done beside moving, in order, and whose turn it is. */
  readonly choices: readonly Choice[];
  readonly title: string | undefined;
  /** Whether the game waits for one of them, and whether it waits for words. */
  readonly isAsked: boolean;
  readonly isAnswering: boolean;
  /** Whether the party can move. */
  readonly canMove: boolean;
  /** Whether the party is in a window of the city or of a counter, which counter that is, and what leads out of it. */
  readonly isInTown: boolean;
  readonly counter: Counter | undefined;
  readonly onCounterLeft: () => void;
}
