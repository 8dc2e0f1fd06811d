import { suitsClass } from '#game/rules/classes.ts';
import type { Rules } from '#game/rules/compileRules.ts';
import { hpAfterDrain } from '#game/rules/levelDrain.ts';
import { levelFor } from '#game/rules/levelUp.ts';
import { isAble, isAlive, type Member } from '#game/state/Member.ts';

/** Whether the experience of somebody reaches a higher level than it has. */
export const mayRise = (rules: Rules, member: Member): boolean =>
  isAlive(member) && levelFor(rules, member.job, member.experience) > member.level;

/** Whether somebody can take up another class: its stats and its alignment suit it. */
export function mayChangeTo(rules: Rules, member: Member, job: number): boolean {
  const { stats, alignment } = member;
  return (
    rules.creation.class_change && isAble(member) && member.job !== job && suitsClass(rules, job, stats, alignment)
  );
}

/** Whether somebody is left when levels are drained. */
export const survivesDrain = ({ max_hp, level }: Member, levels: number): boolean =>
  levels <= 0 || hpAfterDrain(max_hp, level, level - levels) !== undefined;
