import type { PlayerInput } from '#game/inputs.ts';
import { bagInputs, handle } from '#game/party/bag.ts';
import { muster, rankInputs } from '#game/party/company.ts';
import type { ModeRules } from './Mode.ts';

const LEAVE: PlayerInput = { do: 'leave' };

/** A rest on the way, in which the party sees to its things and its order. */
export const camp: ModeRules = {
  inputs: (world, state) => [LEAVE, ...bagInputs(world, state), ...rankInputs(state)],
  take: (run, input) => {
    switch (input.do) {
      case 'wear':
      case 'takeOff':
      case 'drop':
      case 'hand':
      case 'identify':
        return handle(run, input);
      case 'rank':
        return muster(run, input);
      default:
        run.draft.mode = 'labyrinth';
    }
  },
};
