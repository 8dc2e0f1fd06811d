import { conditionParameter } from '#domain/catalogs/conditionParameter.ts';
import type { Npc } from '#domain/resources/npc.ts';
import { NPCS_RETURN_ALWAYS, NPCS_RETURN_NEVER } from '#domain/resources/rules/npcMagicRelated.ts';
import { hasBit } from '#game/state/bits.ts';
import type { GameState } from '#game/state/GameState.ts';
import { notesOf } from '#game/state/NpcNotes.ts';
import type { World } from '#game/world/World.ts';
import { isConditionMet } from './isMet.ts';

/** Whether defeated NPCs are killed and do not return. */
export const isKilled = ({ rules }: World): boolean => rules.magic.npc_returns !== NPCS_RETURN_ALWAYS;

/** Whether an NPC is present and can be met. */
export function isThere(world: World, state: GameState, number: number, npc: Npc): boolean {
  const { met, slain, gone } = notesOf(state, number);
  const { meeting_condition, condition, needs_flag, once } = npc;
  return (
    !gone &&
    !(slain && isKilled(world)) &&
    !(met && (once || world.rules.magic.npc_returns === NPCS_RETURN_NEVER)) &&
    (needs_flag === 0 || hasBit(state.flags, needs_flag)) &&
    (meeting_condition === 0 ||
      isConditionMet(state, meeting_condition, condition[conditionParameter(meeting_condition)]))
  );
}
