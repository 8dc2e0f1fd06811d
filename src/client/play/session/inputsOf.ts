import type { RouterInputs } from '#client/api/routerTypes.ts';
import { LARGEST_SENT_INPUTS, MOST_SENT_INPUTS } from '#domain/catalogs/storageLimits.ts';
import type { Input } from '#game/inputs.ts';
import { RULES_VERSION } from '#game/saves/Inputs.ts';
import { isResting } from '#game/saves/restingState.ts';
import { parseSave, type SaveMark, saveOf } from '#game/saves/Save.ts';
import type { World } from '#game/world/World.ts';
import type { Timeline } from './Timeline.ts';

type SentInputs = NonNullable<RouterInputs['reports']['send']['journal']>;

/** The maximum number of inputs that a report goes back, unless it contains the whole game. */
const MOST_BACK = 2000;

/**
 * Returns a game up to the current moment, to be replayed elsewhere: all of it if it began in this page, else a save and the inputs since,
 * as far back as can be sent. Undefined if nothing can be sent.
 */
export function inputsOf(
  timeline: Pick<Timeline, 'first' | 'inputs' | 'back'>,
  world: World,
  mark: SaveMark,
): SentInputs | undefined {
  const { step, seed, roster } = timeline.first.state;
  const version = RULES_VERSION;
  if (step === 0 && canBeSent(timeline.inputs)) {
    const isWithoutMembers = roster.length === 0 && { isWithoutMembers: true as const };
    return { version, seed: [...seed], ...isWithoutMembers, inputs: [...timeline.inputs] };
  }
  const moments = timeline.back(MOST_BACK + 1);
  const rests = moments.flatMap(({ state }, at) => (isResting(state) ? [at] : []));
  for (const at of [rests.at(-1), rests[0]]) {
    const save = at !== undefined && saveOf(world, moments.slice(at, at + 1), mark);
    if (!save) continue;
    const inputs = moments
      .slice(0, at)
      .toReversed()
      .flatMap(({ input }) => input ?? []);
    if (canBeSent(inputs) && 'save' in parseSave(JSON.stringify(save))) return { version, save, inputs };
  }
  return undefined;
}

const canBeSent = (inputs: readonly Input[]): boolean =>
  inputs.length <= MOST_SENT_INPUTS && JSON.stringify(inputs).length <= LARGEST_SENT_INPUTS;
