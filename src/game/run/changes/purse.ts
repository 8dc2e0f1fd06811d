import type { Writers, Writing } from './write.ts';

/** Gold comes and goes: never below none, never above the most that the rules allow. */
export function changeGold({ draft, world, sink }: Writing, gold: number): void {
  const before = draft.gold;
  draft.gold = Math.max(0, Math.min(world.rules.items.gold_cap, before + gold));
  if (draft.gold !== before) sink?.({ kind: 'gold', gold: draft.gold - before });
}

/** Gold, and rewards that wait at the castle. */
export const purseChanges: Writers<'earn' | 'pay' | 'keepReward' | 'claimReward'> = {
  earn: (run, { gold }) => changeGold(run, gold),
  pay: (run, { gold }) => changeGold(run, -gold),
  keepReward: ({ draft, sink }, { item }) => {
    draft.rewards = [...(draft.rewards ?? []), item];
    sink?.({ kind: 'rewardWaits', item });
  },
  claimReward: ({ draft }, { item }) => {
    const rewards = draft.rewards ?? [];
    const left = rewards.includes(item) ? rewards.toSpliced(rewards.indexOf(item), 1) : rewards;
    if (left.length > 0) draft.rewards = left;
    else delete draft.rewards;
  },
};
