import { STAYS_UNTIL_CAMP } from '#domain/resources/rules/rememberAndSummonSpell.ts';
import type { Run } from '#game/run/Run.ts';
import type { Draft, Follower } from '#game/state/GameState.ts';

/** Whoever was called goes on with the party; a state without any has none of them. */
export function setFollowers(draft: Draft, followers: readonly Follower[]): void {
  if (followers.length > 0) draft.followers = followers;
  else delete draft.followers;
}

/** A camp was broken, or the city reached: those who stay no longer than that go. */
export function releaseFollowers({ draft, world }: Pick<Run, 'draft' | 'world'>): void {
  if (world.rules.learning.summon_stays <= STAYS_UNTIL_CAMP) setFollowers(draft, []);
}
