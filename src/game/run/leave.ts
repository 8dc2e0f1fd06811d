import { ENDED_BY_CITY } from '#domain/resources/rules/npcMagicRelated.ts';
import { releaseFollowers } from '#game/party/followers.ts';
import { hasBit, withBit } from '#game/state/bits.ts';
import { CITY } from '#game/state/Standing.ts';
import { endSpells } from '#game/walk/lastingSpells.ts';
import type { Labyrinth } from '#game/world/World.ts';
import { countOf } from './isMet.ts';
import { changeGold, give, learn, take } from './possessions.ts';
import type { Run } from './Run.ts';

/** Brings the party to the city, where ending items are handed over. */
export function leave(run: Run): void {
  const { draft, world } = run;
  draft.mode = 'city';
  draft.place = CITY;
  releaseFollowers(run);
  run.sink?.({ kind: 'left' });
  if (world.rules.magic.continued_ends[ENDED_BY_CITY]) endSpells(run);
  for (const labyrinth of world.labyrinths.values()) {
    const { ending_item, setting_after_ending: reward } = labyrinth.setting;
    if (ending_item === 0 || countOf(draft, ending_item) === 0) continue;
    if (hasBit(draft.completed, labyrinth.number)) continue;
    take(run, ending_item, 1);
    complete(run, labyrinth);
    changeGold(run, reward.gold);
    if (reward.exp_point > 0) learn(run, reward.exp_point);
    if (reward.reward_item > 0) giveReward(run, reward.reward_item);
  }
}

/** A reward that nobody has room for waits at the castle. */
function giveReward(run: Run, item: number): void {
  if (give(run, item, 1)) return;
  run.draft.rewards = [...(run.draft.rewards ?? []), item];
  run.sink?.({ kind: 'rewardWaits', item });
}

/** Records the ending of a labyrinth; the next one opens if its flag says so. */
export function complete(run: Run, { number, flag }: Labyrinth): void {
  const { draft } = run;
  draft.completed = withBit(draft.completed, number);
  if (flag.next_labyrinth_flag) draft.labyrinths = withBit(draft.labyrinths, number + 1);
  run.sink?.({ kind: 'completed', labyrinth: number });
}

/** Ends the game where an event says so. */
export function end(run: Run): void {
  const { draft, world } = run;
  const number = world.labyrinthOf.get(draft.place.floor);
  const labyrinth = number === undefined ? undefined : world.labyrinths.get(number);
  if (labyrinth) complete(run, labyrinth);
  draft.mode = 'ended';
  run.sink?.({ kind: 'ending' });
}
