import { suitsClass } from '#game/rules/classes.ts';
import type { Rules } from '#game/rules/compileRules.ts';
import { hpAfterDrain } from '#game/rules/levelDrain.ts';
import { levelFor } from '#game/rules/levelUp.ts';
import { isAble, isAlive, type Member } from '#game/state/Member.ts';

/** Whether the experience of a living member is enough for a higher level. */
export const mayRise = (rules: Rules, member: Member): boolean =>
  isAlive(member) && levelFor(rules, member.job, member.experience) > member.level;

/** Whether a member can change to another class by its stats and alignment. */
export function mayChangeTo(rules: Rules, member: Member, job: number): boolean {
  const { stats, alignment } = member;
  return (
    rules.creation.class_change && isAble(member) && member.job !== job && suitsClass(rules, job, stats, alignment)
  );
}

/** Whether a member survives the loss of levels. */
export const survivesDrain = ({ max_hp, level }: Member, levels: number): boolean =>
  levels <= 0 || hpAfterDrain(max_hp, level, level - levels) !== undefined;
