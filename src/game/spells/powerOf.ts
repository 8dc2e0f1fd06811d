import { STATS, type Stat } from '#domain/catalogs/adventurers.ts';
import { EFFECT_SPELLS } from '#domain/catalogs/magicEffects.ts';
import { USED_BY_WEARERS } from '#domain/resources/rules/magicEffectRule.ts';
import { effectsOf } from '#game/queries/wornMagic.ts';
import { isWearable, mayWear } from '#game/rules/wearing.ts';
import type { Held, Member } from '#game/state/Member.ts';
import type { World } from '#game/world/World.ts';

/** The effect of using an item: a spell, cast a number of times, or an effect of its own. */
export interface Power {
  readonly code: number;
  readonly spell?: number;
  readonly times: number;
  readonly identifies?: true;
  readonly teaches?: true;
  readonly raises?: Stat;
}

/** The minimum level of the magic of items. */
export const LEVEL_OF_POWERS = 10;
/** Codes of effects that are not spells: identifying an item, giving experience, and the first of six that raise a stat for ever. */
const [IDENTIFIES, TEACHES, FIRST_STAT] = [102, 120, 121] as const;
/** The code of the effect that casts its healing spell three times. */
const HEALS_THRICE = 90;

/** The power of an item for a member; undefined if it has none or the member cannot use it. */
export function powerOf(world: World, member: Member, held: Held): Power | undefined {
  const one = world.items.get(held.item);
  const { effects } = world.rules;
  if (!one || held.broken || !(held.identified || effects.unidentified_works)) return undefined;
  const power = effectsOf(world, held)
    .map(powerOfEffect)
    .find((found) => found !== undefined);
  if (!power) return undefined;
  const by = power.spell === undefined ? effects.uses_by.powers : effects.uses_by.spells;
  const isKept = by === USED_BY_WEARERS && isWearable(one) && !mayWear(world.rules, one, member);
  return isKept ? undefined : power;
}

/** The power of an effect when its item is used; undefined if it has none. */
function powerOfEffect(code: number): Power | undefined {
  const spell = EFFECT_SPELLS[code];
  if (spell !== undefined) return { code, spell, times: code === HEALS_THRICE ? 3 : 1 };
  if (code === IDENTIFIES) return { code, times: 1, identifies: true };
  if (code === TEACHES) return { code, times: 1, teaches: true };
  const stat = STATS[code - FIRST_STAT]?.name;
  return stat && { code, times: 1, raises: stat };
}
