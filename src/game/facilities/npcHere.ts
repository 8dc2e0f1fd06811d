import type { Npc } from '#domain/resources/npc.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { World } from '#game/world/World.ts';

/** Somebody with whom the party deals, with its number. */
export interface Dealer {
  readonly number: number;
  readonly npc: Npc;
}

/** The NPC that the party talks to; undefined in facilities of the city. */
export function npcHere({ npcs }: World, { pending }: Pick<GameState, 'pending'>): Dealer | undefined {
  const operation = pending?.operation;
  const npc = operation?.op === 'converse' ? npcs.get(operation.npc) : undefined;
  return npc && operation?.op === 'converse' ? { number: operation.npc, npc } : undefined;
}
