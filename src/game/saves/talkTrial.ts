// A conversation that its author tries: the game itself, in a world with one corridor where the NPC is met, and with a party that can pay
// and trade.
import { blankGrid, writeField } from '#domain/map/floorGrid.ts';
import { leafValue } from '#domain/resource/leaf.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { type Npc, npc as npcResource } from '#domain/resources/npc.ts';
import { setUpField, USUAL_PARTY } from '#domain/resources/tests/testSetUp.ts';
import type { GameState } from '#game/state/GameState.ts';
import { step } from '#game/step.ts';
import { floorOf } from '#game/world/compileFloor.ts';
import type { World } from '#game/world/World.ts';
import { beginGame } from './beginGame.ts';

const FLOOR = 1;
/** The event "Meet NPC", and its slot for the NPC. */
const [MEET, WHO] = [1501, '1'] as const;

/** Returns the world of a trial: the records of a scenario, and a floor with the NPC in front of the party. */
export function trialWorld(records: World, number: number): World {
  const grid = blankGrid();
  writeField(grid, 'event_id', 0, 1, MEET);
  writeField(grid, WHO, 0, 1, number);
  const settings = { ...floorMap.blank, no_random_encounters: true };
  return { ...records, floors: new Map([[FLOOR, floorOf(FLOOR, settings, grid)]]) };
}

/** The flags that matter to a conversation, in order. */
export const flagsOf = (npc: Npc): number[] => [
  ...new Set(
    npcResource.leaves.flatMap((leaf) => {
      const flag = leaf.field.kind === 'reference' && leaf.field.to === 'event_flag' ? leafValue(npc, leaf) : 0;
      return flag === 0 ? [] : (flag as number);
    }),
  ),
];

/**
 * Begins a trial: the standard party meets the NPC, with what it asks for.
 * @param flags the flags that are ON
 */
export function beginTrial(world: World, number: number, flags: readonly number[]): GameState {
  const npc = world.npcs.get(number);
  const wanted = (npc?.trades ?? []).map(({ wants_item }) => wants_item).filter((item) => world.items.has(item));
  const { initial } = setUpField;
  const begun = beginGame(world, {
    ...initial,
    at: { floor: FLOOR, x: 0, y: 0, facing: 1 },
    party: USUAL_PARTY,
    gold: Math.max(world.beginning.gold, 2 * (npc?.payment.amount ?? 0)),
    flags: initial.flags.map((none, at) => flags[at] ?? none),
    items: initial.items.map((none, at) => wanted[at] ?? none),
  });
  return step(world, begun, { do: 'forward' });
}

/** Whether nobody is talked to: the conversation is over, or did not begin. */
export const isOver = ({ mode, pending }: GameState): boolean => mode === 'labyrinth' && pending === null;
