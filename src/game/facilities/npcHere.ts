import type { Npc } from '#domain/resources/npc.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { Operations } from '#game/state/Operation.ts';
import type { World } from '#game/world/World.ts';

/** An NPC with whom the party trades, with its number. */
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

/** The NPC in front of the party: it talks to the party, or will after the pending operations; undefined if there is none. */
export function npcBefore({ npcs }: World, { pending }: Pick<GameState, 'pending'>): Npc | undefined {
  const number = pending ? conversed([pending.operation, ...pending.rest]) : undefined;
  return number === undefined ? undefined : npcs.get(number);
}

/** The number of the NPC that the operations lead to, whatever the player answers. */
function conversed(operations: Operations): number | undefined {
  for (const one of operations) {
    if (one.op === 'converse') return one.npc;
    const answered = one.op === 'ask' ? (conversed(one.yes) ?? conversed(one.no)) : undefined;
    if (answered !== undefined) return answered;
  }
  return undefined;
}
