// Rule 2 (docs/rules.md): how often somebody strikes in a round.
import { stepsIn } from './clamp.ts';
import { jobRules, type Rules } from './compileRules.ts';

/** The blows of a member in a round, at least 1; `added` by effects, which lead no further than their own cap. */
export function blowsOf(
  rules: Rules,
  { job, level, added = 0 }: { job: number; level: number; added?: number },
): number {
  const { first_attacks, attack_step, most_attacks } = jobRules(rules, job).attack;
  const own = Math.min(most_attacks, first_attacks + stepsIn(level, attack_step));
  return Math.max(1, added > 0 ? Math.max(own, Math.min(rules.effects.attacks_cap, own + added)) : own + added);
}
