// The kept journals: the content of their file, and how one is played.
import type { ScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';
import type { Input } from '#game/inputs.ts';
import type { Seed } from '#game/random/Random.ts';
import type { GameState } from '#game/state/GameState.ts';
import { hashText } from '#game/state/hashState.ts';
import { newGame, withoutMembers } from '#game/state/newGame.ts';
import { step } from '#game/step.ts';
import type { World } from '#game/world/World.ts';

/** A state is hashed after every so many inputs, and at the end. */
const STRIDE = 25;

export interface KeptInputs {
  readonly id: string;
  /** The name of its world. */
  readonly world: string;
  readonly seed: Seed;
  readonly isWithoutMembers?: true;
  readonly inputs: readonly Input[];
  readonly course: Course;
}

/** The course of a journal. */
export interface Course {
  /** The hashes of the states on the way, the last one at the end. */
  readonly hashes: readonly string[];
  /** The index of the input that was refused; nothing after it was played. */
  readonly refused?: number;
}

export interface AllKeptInputs {
  readonly worlds: Readonly<Record<string, Pick<ScenarioDocument, 'floors' | 'records'>>>;
  readonly journals: readonly KeptInputs[];
  /** Moments as in URLs (`packInputs`), with the hash of the state that they lead to. */
  readonly moments: readonly {
    readonly id: string;
    readonly world: string;
    readonly text: string;
    readonly hash: string;
  }[];
}

/** Plays a journal as far as it fits. */
export function courseOf(world: World, { seed, inputs, isWithoutMembers }: Omit<KeptInputs, 'course'>): Course {
  let state: GameState = newGame(isWithoutMembers ? withoutMembers(world.beginning) : world.beginning, seed);
  const hashes: string[] = [];
  for (const [at, input] of inputs.entries()) {
    const after = step(world, state, input);
    if (after === state) return { hashes: [...hashes, hashText(state)], refused: at };
    state = after;
    if ((at + 1) % STRIDE === 0) hashes.push(hashText(state));
  }
  return { hashes: [...hashes, hashText(state)] };
}

/** Returns a course as short text. */
export const courseText = ({ hashes, refused }: Course): string =>
  `${hashText({ hashes })}${refused === undefined ? '' : ` refused ${refused}`}`;
