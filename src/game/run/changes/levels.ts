import { STATS, type Stats } from '#domain/catalogs/adventurers.ts';
import { mayRise } from '#game/growth/mayGrow.ts';
import { STREAM } from '#game/random/Random.ts';
import { clamp } from '#game/rules/clamp.ts';
import { jobRules } from '#game/rules/compileRules.ts';
import { hpAfterDrain } from '#game/rules/levelDrain.ts';
import { experienceFor, hpOfLevel, statChances } from '#game/rules/levelUp.ts';
import { statCap } from '#game/rules/statCap.ts';
import { MOST_HP } from '#game/state/limits.ts';
import type { Member } from '#game/state/Member.ts';
import { fullUses } from '#game/state/memberOf.ts';
import { learnSpells } from './learnSpells.ts';
import { setMember, type Writing } from './write.ts';

const LEAST_STAT = 1;

/** Raises a member by one level that its experience allows, or by all such levels if the rules say so. */
export function rise(run: Writing, at: number): void {
  const { rules } = run.world;
  for (let member = run.draft.roster[at]; member && mayRise(rules, member); member = run.draft.roster[at]) {
    riseOnce(run, at, member);
    if (!rules.creation.level_many) return;
  }
}

function riseOnce(run: Writing, at: number, member: Member): void {
  const { rules } = run.world;
  const random = run.stream(STREAM.growth);
  const level = member.level + 1;
  const gained = hpOfLevel(
    random.roll({ count: 1, sides: jobRules(rules, member.job).attack.hit_dice, plus: 0 }),
    member.stats.vitality,
  );
  const max_hp = Math.min(MOST_HP, member.max_hp + gained);
  const { rises, falls } = statChances(rules, member.age);
  const stats = Object.fromEntries(
    STATS.map(({ name }) => {
      const roll = random.below(100);
      const change = roll < rises ? 1 : roll < rises + falls ? -1 : 0;
      const own = member.stats[name];
      return [name, clamp(LEAST_STAT, Math.max(own, statCap(rules)), own + change)];
    }),
  ) as Stats;
  // A lost level that is earned again is not given back as well.
  const lost = member.lost_levels ? { lost_levels: member.lost_levels - 1 } : {};
  setMember(run, at, { level, max_hp, hp: member.hp + gained, stats, ...lost });
  run.sink?.({ kind: 'rose', member: at, level });
  learnSpells(run, at);
}

/** Takes levels with their experience; does nothing if none would be left (`survivesDrain`). */
export function drainLevels(run: Writing, at: number, levels: number): void {
  const member = run.draft.roster[at];
  if (!member || levels <= 0) return;
  const { rules } = run.world;
  const level = member.level - levels;
  const max_hp = hpAfterDrain(member.max_hp, member.level, level);
  if (max_hp === undefined) return;
  const experience = Math.min(member.experience, experienceFor(rules, member.job, level));
  const full = fullUses(rules, { ...member, level }, run.world.spells);
  const least = (uses: readonly number[], most: readonly number[]) =>
    uses.map((left, of) => Math.min(left, most[of] ?? 0));
  setMember(run, at, {
    ...{ level, max_hp, experience },
    lost_levels: (member.lost_levels ?? 0) + levels,
    uses: { mage: least(member.uses.mage, full.mage), priest: least(member.uses.priest, full.priest) },
  });
  run.sink?.({ kind: 'drained', member: at, level });
}

/** Gives back up to `most` lost levels. */
export function regainLevels(run: Writing, at: number, most: number): void {
  const member = run.draft.roster[at];
  const levels = Math.min(most, member?.lost_levels ?? 0);
  if (!member || levels <= 0) return;
  const { level: before, lost_levels = 0, ...rest } = member;
  const level = before + levels;
  setMember(run, at, {
    ...{
      level,
      lost_levels: lost_levels - levels,
      max_hp: Math.min(MOST_HP, Math.floor((rest.max_hp * level) / before)),
    },
    experience: Math.max(rest.experience, experienceFor(run.world.rules, rest.job, level)),
  });
  run.sink?.({ kind: 'rose', member: at, level });
}
