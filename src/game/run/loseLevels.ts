import { ASHES } from '#domain/catalogs/states.ts';
import { hpAfterDrain } from '#game/rules/levelDrain.ts';
import { experienceFor } from '#game/rules/levelUp.ts';
import { fullUses } from '#game/state/memberOf.ts';
import { afflict } from './harm.ts';
import type { Run } from './Run.ts';

/** Takes levels from somebody who lives; who is left with none is ash. */
export function loseLevels(run: Run, at: number, levels: number): void {
  const member = run.draft.roster[at];
  if (!member || levels <= 0) return;
  const { rules, spells } = run.world;
  const level = member.level - levels;
  const max_hp = hpAfterDrain(member.max_hp, member.level, level);
  if (max_hp === undefined) {
    afflict(run, at, ASHES);
    return;
  }
  const full = fullUses(rules, { ...member, level }, spells);
  const least = (uses: readonly number[], most: readonly number[]) =>
    uses.map((one, of) => Math.min(one, most[of] ?? 0));
  run.change(at, {
    ...{ level, max_hp, hp: Math.min(member.hp, max_hp), lost_levels: (member.lost_levels ?? 0) + levels },
    experience: Math.min(member.experience, experienceFor(rules, member.job, level)),
    uses: { mage: least(member.uses.mage, full.mage), priest: least(member.uses.priest, full.priest) },
  });
}

/** Gives lost levels back, at most so many. */
export function regainLevels(run: Run, at: number, most: number): void {
  const member = run.draft.roster[at];
  const levels = Math.min(most, member?.lost_levels ?? 0);
  if (!member || levels <= 0) return;
  const { level: before, lost_levels = 0, ...rest } = member;
  const level = before + levels;
  run.change(at, {
    ...{ level, lost_levels: lost_levels - levels, max_hp: Math.floor((rest.max_hp * level) / before) },
    experience: Math.max(rest.experience, experienceFor(run.world.rules, rest.job, level)),
  });
  run.sink?.({ kind: 'levelsRegained', member: at, levels });
}
