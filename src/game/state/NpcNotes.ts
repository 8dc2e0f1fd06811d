import { type Bits, NO_BITS } from './bits.ts';
import type { GameState } from './GameState.ts';

/** The memory of a game about an NPC. */
export interface NpcNotes {
  readonly met: boolean;
  /** Whether the party has defeated it, and whether it went away. By the rules it can then no longer be met. */
  readonly slain: boolean;
  readonly gone: boolean;
  /** Finished topics and trades, by their numbers in saves (`savedNumbers`). */
  readonly topics: Bits;
  readonly trades: Bits;
  /** The number of payments. */
  readonly paid: number;
  /** The number of sold goods, keyed by their numbers in saves. */
  readonly sold: Readonly<Record<number, number>>;
}

const NOTHING: NpcNotes = {
  ...{ met: false, slain: false, gone: false },
  ...{ topics: NO_BITS, trades: NO_BITS, paid: 0, sold: {} },
};

/** The notes about an NPC; empty ones if there are none. */
export const notesOf = ({ npcs }: Pick<GameState, 'npcs'>, npc: number): NpcNotes => npcs[npc] ?? NOTHING;
