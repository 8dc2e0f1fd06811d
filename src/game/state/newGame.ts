import type { Seed } from '#game/random/Random.ts';
import { NO_BITS } from './bits.ts';
import { type GameState, STATE_VERSION } from './GameState.ts';
import { CITY } from './Standing.ts';

/** The beginning of a game as the scenario defines it. */
export type Beginning = Pick<GameState, 'roster' | 'party' | 'gold' | 'flags' | 'labyrinths'>;

/** The beginning for players who create all members themselves: no members and no gold. */
export const withoutMembers = (beginning: Beginning): Beginning => ({ ...beginning, roster: [], party: [], gold: 0 });

/** Creates a game that begins in the city. The same seed and the same inputs result in the same game. */
export function newGame(beginning: Beginning, seed: Seed): GameState {
  return {
    version: STATE_VERSION,
    seed,
    step: 0,
    mode: 'city',
    place: CITY,
    ...beginning,
    completed: NO_BITS,
    once: {},
    opened: {},
    seen: {},
    finds: NO_BITS,
    lexicon: NO_BITS,
    npcs: {},
    stock: {},
    candidate: null,
    spells: [],
    walked: 0,
    quiet: 0,
    pending: null,
    battle: null,
    cheated: false,
    cheats: [],
  };
}
