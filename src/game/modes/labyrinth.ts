import { cellIndex } from '#domain/map/floorGrid.ts';
import type { PlayerInput } from '#game/inputs.ts';
import { runOperations } from '#game/interpreter/runOperations.ts';
import { carryInputs } from '#game/party/company.ts';
import { magicFits } from '#game/party/magic.ts';
import { isMet } from '#game/queries/isMet.ts';
import { edgeAhead } from '#game/queries/passEdge.ts';
import type { GameState } from '#game/state/GameState.ts';
import { search } from '#game/walk/search.ts';
import { turnTo, walkBack, walkForward } from '#game/walk/walk.ts';
import { hasCell } from '#game/world/compileFloor.ts';
import type { World } from '#game/world/World.ts';
import { doDeed } from './deeds.ts';
import type { ModeRules } from './Mode.ts';

const WALKING: readonly PlayerInput[] = [
  { do: 'forward' },
  { do: 'back' },
  { do: 'left' },
  { do: 'right' },
  { do: 'around' },
  { do: 'search' },
];
const OPEN: PlayerInput = { do: 'open' };
const CAMP: PlayerInput = { do: 'camp' };
/** The only input in a cell that no longer exists in the scenario. */
const LEAVE: readonly PlayerInput[] = [{ do: 'leave' }];

export const labyrinth: ModeRules = {
  inputs: (world, state) => {
    const floor = world.floors.get(state.place.floor);
    if (!floor || !hasCell(floor, state.place)) return LEAVE;
    const ahead = edgeAhead(world, state);
    return [
      ...WALKING,
      ...(ahead?.is === 'door' || ahead?.is === 'locked' ? [OPEN] : []),
      ...(mayCamp(world, state) ? [CAMP] : []),
      ...carryInputs(state),
    ];
  },
  // Spells and items are not listed with each step, because there are many of them (`magicInputs`).
  fits: magicFits,
  take: (run, input) => {
    if (doDeed(run, input)) return;
    switch (input.do) {
      case 'forward':
      case 'open':
        return walkForward(run);
      case 'back':
        return walkBack(run);
      case 'left':
        return turnTo(run, 'left');
      case 'right':
        return turnTo(run, 'right');
      case 'around':
        return turnTo(run, 'around');
      case 'search':
        return search(run);
      case 'camp':
        run.draft.mode = 'camp';
        return;
      default:
        return runOperations(run, [{ op: 'leave' }]);
    }
  },
};

/** Whether camping is possible: anywhere unless an event forbids it. */
function mayCamp(world: World, state: GameState): boolean {
  const { floor, x, y } = state.place;
  const event = world.floors.get(floor)?.events.get(cellIndex(x, y));
  return !event?.operations.some(({ op }) => op === 'forbidCamp') || !isMet(world, state, event.guard);
}
