import { MAGE, PRIEST, SPELL_LEVELS } from '#domain/catalogs/spells.ts';
import {
  LEVEL_HALVED,
  LEVEL_ONE,
  SPELLS_LOST,
  SPELLS_ONCE_EACH,
  STATS_OF_THE_RACE,
} from '#domain/resources/rules/raceOccupation.ts';
import { raceRules } from '#game/rules/compileRules.ts';
import { hpAfterDrain } from '#game/rules/levelDrain.ts';
import { experienceFor } from '#game/rules/levelUp.ts';
import { levelAfterRebirth } from '#game/rules/rebirth.ts';
import { mayWear } from '#game/rules/wearing.ts';
import { type Bits, hasBit, NO_BITS } from '#game/state/bits.ts';
import type { Member } from '#game/state/Member.ts';
import type { World } from '#game/world/World.ts';
import { growOlder } from './health.ts';
import { setMember, type Writing } from './write.ts';

/** Changes the class of a member. That costs years, and equipment that is no longer allowed is taken off. */
export function changeClass(run: Writing, at: number, job: number): void {
  const { world, draft } = run;
  const { rules, items } = world;
  const before = draft.roster[at];
  if (!before) return;
  const { class_change_age, class_change_level, class_change_stats } = rules.creation;
  const level =
    class_change_level === LEVEL_ONE
      ? 1
      : class_change_level === LEVEL_HALVED
        ? Math.max(1, Math.floor(before.level / 2))
        : before.level;
  const { initial_stats } = raceRules(rules, before.race, before.sex);
  const changed = {
    ...{ ...before, job, level, experience: experienceFor(rules, job, level) },
    ...(class_change_stats === STATS_OF_THE_RACE && { stats: initial_stats }),
    ...spellsAfter(world, before),
    // Levels lost in another class are not given back to this one.
    ...(before.lost_levels && { lost_levels: 0 }),
  };
  setMember(run, at, {
    ...changed,
    items: before.items.map((held) => {
      const one = items.get(held.item);
      return held.worn && one && !mayWear(rules, one, changed) ? { ...held, worn: false } : held;
    }),
  });
  run.sink?.({ kind: 'changed', member: at });
  if (class_change_age > 0) growOlder(run, at, class_change_age);
}

/** The spells and uses after a change of class. */
function spellsAfter(world: World, { known, uses }: Member): Pick<Member, 'known' | 'uses'> {
  switch (world.rules.creation.class_change_spells) {
    case SPELLS_LOST:
      return { known: NO_BITS, uses: onceEach(world, NO_BITS) };
    case SPELLS_ONCE_EACH:
      return { known, uses: onceEach(world, known) };
    default:
      return { known, uses };
  }
}

/** The number of uses of each spell level, one for each known spell. */
function onceEach({ spells }: World, known: Bits): Member['uses'] {
  const all = [...spells].flatMap(([number, spell]) => (hasBit(known, number) ? [spell] : []));
  const of = (school: number) =>
    Array.from(
      { length: SPELL_LEVELS },
      (_, at) => all.filter((spell) => spell.school === school && spell.level === at + 1).length,
    );
  return { mage: of(MAGE), priest: of(PRIEST) };
}

/** Reincarnates a member: it becomes as young as a new member and loses levels. */
export function reincarnate(run: Writing, at: number): void {
  const { rules } = run.world;
  const member = run.draft.roster[at];
  const level = member && levelAfterRebirth(rules, member.level);
  if (!member || level === undefined) return;
  const max_hp = hpAfterDrain(member.max_hp, member.level, level) ?? 1;
  const experience = experienceFor(rules, member.job, level);
  setMember(run, at, { level, experience, max_hp, age: rules.creation.age.min, days: 0 });
  run.sink?.({ kind: 'changed', member: at });
}
