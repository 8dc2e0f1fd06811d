import type { PlayerInput } from '#game/inputs.ts';
import { releaseFollowers } from '#game/interpreter/leave.ts';
import { bagInputs } from '#game/party/bag.ts';
import { rankInputs } from '#game/party/company.ts';
import { magicFits, magicInputs } from '#game/party/magic.ts';
import { doDeed } from './deeds.ts';
import type { ModeRules } from './Mode.ts';

const LEAVE: PlayerInput = { do: 'leave' };

/** The camp, where the party manages its items and formation. */
export const camp: ModeRules = {
  inputs: (world, state) => [LEAVE, ...bagInputs(world, state), ...rankInputs(state), ...magicInputs(world, state)],
  fits: magicFits,
  take: (run, input) => {
    if (doDeed(run, input)) return;
    releaseFollowers(run);
    run.draft.mode = 'labyrinth';
  },
};
