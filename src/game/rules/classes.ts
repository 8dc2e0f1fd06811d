// Rule 43 (docs/rules.md): the requirements of classes.
import { STATS, type Stats } from '#domain/catalogs/adventurers.ts';
import { jobRules, type Rules } from './compileRules.ts';

/** Whether stats and an alignment suit a class, by its code. */
export function suitsClass(rules: Rules, job: number, stats: Stats, alignment: number): boolean {
  const { required_stats, alignments } = jobRules(rules, job).class;
  return alignments[alignment] === true && STATS.every(({ name }) => stats[name] >= required_stats[name]);
}
