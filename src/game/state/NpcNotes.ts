import { type Bits, NO_BITS } from './bits.ts';
import type { GameState } from './GameState.ts';

/** What a game remembers of an NPC. */
export interface NpcNotes {
  readonly met: boolean;
  /** Beaten by the party, and gone its way: it is met no more where the rules say so. */
  readonly slain: boolean;
  readonly gone: boolean;
  /** Topics and trades that were done, by their places in its lists. */
  readonly topics: Bits;
  readonly trades: Bits;
  /** How often it was paid. */
  readonly paid: number;
  /** By their places, how many of its goods it sold. */
  readonly sold: Readonly<Record<number, number>>;
}

const NOTHING: NpcNotes = {
  ...{ met: false, slain: false, gone: false },
  ...{ topics: NO_BITS, trades: NO_BITS, paid: 0, sold: {} },
};

/** What is remembered of an NPC. */
export const notesOf = ({ npcs }: Pick<GameState, 'npcs'>, npc: number): NpcNotes => npcs[npc] ?? NOTHING;
