// Rule 2 (docs/rules.md): the number of blows in a round.
import { stepsIn } from './clamp.ts';
import { jobRules, type Rules } from './compileRules.ts';

/** The blows of a member per round, at least 1. `added` are those of effects, which have a cap of their own. */
export function blowsOf(
  rules: Rules,
  { job, level, added = 0 }: { job: number; level: number; added?: number },
): number {
  const { first_attacks, attack_step, most_attacks } = jobRules(rules, job).attack;
  const own = Math.min(most_attacks, first_attacks + stepsIn(level, attack_step));
  return Math.max(1, added > 0 ? Math.max(own, Math.min(rules.effects.attacks_cap, own + added)) : own + added);
}
