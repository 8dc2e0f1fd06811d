import type { Writers, Writing } from './write.ts';

/** Changes the gold of the party, within 0 and the cap of the rules. */
export function changeGold({ draft, world, sink }: Writing, gold: number): void {
  const before = draft.gold;
  draft.gold = Math.max(0, Math.min(world.rules.items.gold_cap, before + gold));
  if (draft.gold !== before) sink?.({ kind: 'gold', gold: draft.gold - before });
}

/** Changes of gold, and of rewards that wait at the castle. */
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
