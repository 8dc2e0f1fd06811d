import { ALWAYS_BREAKING_TYPES } from '#domain/catalogs/itemTypes.ts';
import { BREAKS_ALWAYS, BREAKS_NEVER } from '#domain/resources/rules/magicEffectRule.ts';
import type { Random } from '#game/random/Random.ts';
import type { Run } from '#game/run/Run.ts';
import { isAble, seen } from '#game/state/Member.ts';
import { work } from './castSpell.ts';
import { LEVEL_OF_POWERS, type Power, powerOf } from './powerOf.ts';

/** The experience of an item that gives experience, per level of its user. */
const EXPERIENCE_OF_A_LEVEL = 1000;

/** Uses an item of a member in camp or in the labyrinth. Returns whether it could be used. @param target as for `cast` */
export function employHeld(run: Run, at: number, slot: number, target: number): boolean {
  const { world, random } = run;
  const member = run.draft.roster[at];
  const held = member?.items[slot];
  const power = member && held && isAble(member) ? powerOf(world, member, held) : undefined;
  if (!member || !held || !power) return false;
  run.sink?.({ kind: 'used', member: at, ...seen(held) });
  const record = power.spell === undefined ? undefined : world.spells.get(power.spell);
  const level = Math.max(LEVEL_OF_POWERS, member.level);
  for (let time = 0; time < power.times; time++) {
    if (record && power.spell !== undefined) {
      work({ run, random, spell: power.spell, record, level, power: 0, target, caster: at });
    } else workByItself(run, at, power, target);
  }
  wearOut(run, at, slot, held.item, power, random);
  return true;
}

/** Applies powers that are not spells: identifying an item, giving experience, or raising a stat for ever. */
function workByItself(run: Run, at: number, { identifies, teaches, raises }: Power, target: number): void {
  const member = run.draft.roster[at];
  if (!member) return;
  const held = member.items[target];
  if (identifies && held) {
    run.apply({ op: 'identify', member: at, slots: [target] });
    run.sink?.({ kind: 'looked', member: at, item: held.item, isKnown: true });
  }
  if (teaches) run.apply({ op: 'learn', experience: EXPERIENCE_OF_A_LEVEL * member.level, members: [at] });
  if (raises) run.apply({ op: 'strengthen', member: at, stat: raises });
}

/** Tries whether a used item breaks: scrolls, vials and items that raised a stat always do, others by the rules. */
export function wearOut(run: Run, at: number, slot: number, item: number, power: Power, random: Random): void {
  if (run.draft.roster[at]?.items[slot]?.item !== item) return;
  if (breaks(run, item, power, random)) run.apply({ op: 'break', member: at, slot });
}

function breaks({ world }: Run, item: number, power: Power, random: Random): boolean {
  const one = world.items.get(item);
  const { power_breaks } = world.rules.effects;
  if (!one || power.raises || ALWAYS_BREAKING_TYPES.includes(one.type)) return true;
  if (power_breaks === BREAKS_NEVER) return false;
  if (power_breaks === BREAKS_ALWAYS) return true;
  const { min, max } = one.break_range;
  const percent = min < max ? min + random.below(max - min + 1) : min;
  return percent > 0 && random.chance(percent);
}
