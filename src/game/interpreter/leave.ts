import { ENDED_BY_CITY } from '#domain/resources/rules/npcMagicRelated.ts';
import { STAYS_UNTIL_CAMP } from '#domain/resources/rules/rememberAndSummonSpell.ts';
import { countOf } from '#game/queries/isMet.ts';
import { give } from '#game/run/give.ts';
import type { Run } from '#game/run/Run.ts';
import { hasBit } from '#game/state/bits.ts';
import type { OperationOf, Operations } from '#game/state/Operation.ts';
import { CITY } from '#game/state/Standing.ts';

/** Moves the party to the city, where ending items are handed over. */
export function leave(run: Run): Operations {
  const { draft, world } = run;
  draft.mode = 'city';
  run.apply({ op: 'stand', to: CITY });
  releaseFollowers(run);
  run.sink?.({ kind: 'left' });
  return [
    ...(world.rules.magic.continued_ends[ENDED_BY_CITY] ? [{ op: 'endSpells' } as const] : []),
    ...[...world.labyrinths.keys()].map((labyrinth) => ({ op: 'handOver', labyrinth }) as const),
  ];
}

/** Releases the summoned allies that stay no longer than a camp or the arrival in the city. */
export function releaseFollowers(run: Run): void {
  if (run.world.rules.learning.summon_stays <= STAYS_UNTIL_CAMP) run.apply({ op: 'setFollowers', followers: [] });
}

/** Hands over the ending item of a labyrinth, if the party has it and has not completed the labyrinth. */
export function handOver({ draft, world }: Run, { labyrinth: number }: OperationOf<'handOver'>): Operations {
  const setting = world.labyrinths.get(number)?.setting;
  if (!setting || setting.ending_item === 0 || countOf(draft, setting.ending_item) === 0) return [];
  if (hasBit(draft.completed, number)) return [];
  const { gold, exp_point: experience, reward_item: item } = setting.setting_after_ending;
  return [
    { op: 'take', item: setting.ending_item, count: 1 },
    { op: 'complete', labyrinth: number },
    { op: 'earn', gold },
    ...(experience > 0 ? [{ op: 'learn', experience } as const] : []),
    ...(item > 0 ? [{ op: 'reward', item } as const] : []),
  ];
}

/** Gives a reward; if nobody has room for it, it waits at the castle. */
export function giveReward(run: Run, { item }: OperationOf<'reward'>): Operations {
  return give(run, item, 1) ? [] : [{ op: 'keepReward', item }];
}

/** Ends the game, and completes the current labyrinth. */
export function end(run: Run): void {
  const { draft, world } = run;
  const labyrinth = world.labyrinthOf.get(draft.place.floor);
  if (labyrinth !== undefined && world.labyrinths.has(labyrinth)) run.apply({ op: 'complete', labyrinth });
  draft.mode = 'ended';
  run.sink?.({ kind: 'ending' });
}
