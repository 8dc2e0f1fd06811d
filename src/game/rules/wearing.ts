// Rule 34 (docs/rules.md): the restrictions of equipment, and what cannot be worn together.
import { ALIGNMENTS, JOBS, RACES, SEXES } from '#domain/catalogs/adventurers.ts';
import { ALWAYS_BREAKING_TYPES, WEAPON_TYPE } from '#domain/catalogs/itemTypes.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import type { Character } from '#domain/resources/character.ts';
import type { item } from '#domain/resources/item.ts';
import { RESTRICTION_FLIPS } from '#domain/resources/rules/magicEffectRule.ts';
import type { Rules } from './compileRules.ts';

type Item = RecordOf<typeof item>;
type Wearer = Pick<Character, 'job' | 'race' | 'sex' | 'alignment'>;

/** The restrictions of items: the field of the item, that of the wearer, and the names of its codes. */
const RESTRICTIONS = [
  { of: 'jobs', own: 'job', options: JOBS },
  { of: 'races', own: 'race', options: RACES },
  { of: 'sexes', own: 'sex', options: SEXES },
  { of: 'alignments', own: 'alignment', options: ALIGNMENTS },
] as const;

/** Codes of the catalogs in itemTypes.ts. */
const [JUNK, LIGHT_ARMOUR, HEAVY_ARMOUR, SHIELD, CLOAK] = [0, 2, 3, 5, 8] as const;
const [SUB_HAND, TWO_HANDED] = [2, 3] as const;

/** The restrictions of an item that a wearer does not meet. */
export const restrictionsOn = (one: Item, wearer: Wearer): readonly (typeof RESTRICTIONS)[number][] =>
  RESTRICTIONS.filter(({ of, own }) => one[of][wearer[own]] === false);

/** Whether items of its type can be worn at all. */
export const isWearable = ({ type }: Pick<Item, 'type'>): boolean =>
  type !== JUNK && !ALWAYS_BREAKING_TYPES.includes(type);

/** Whether a wearer may wear an item. If the rules flip restrictions, exactly the others may wear a reversed item. */
export function mayWear({ effects }: Pick<Rules, 'effects'>, one: Item, wearer: Wearer): boolean {
  const isFlipped = one.reverse_equipment && effects.reverse_equipment === RESTRICTION_FLIPS;
  return isWearable(one) && restrictionsOn(one, wearer).length > 0 === isFlipped;
}

/** Whether an item is a weapon that takes both hands. */
export const isTwoHanded = ({ type, hold }: Pick<Item, 'type' | 'hold'>): boolean =>
  type === WEAPON_TYPE && hold === TWO_HANDED;

/** The parts of the body that an item takes. Ornaments take none, so their number is not limited. */
function partsOf(one: Pick<Item, 'type' | 'hold'>): readonly string[] {
  if (isTwoHanded(one)) return ['hand', 'off hand', 'shield'];
  if (one.type === WEAPON_TYPE) return [one.hold === SUB_HAND ? 'off hand' : 'hand'];
  if (one.type === SHIELD) return ['shield'];
  if (one.type === HEAVY_ARMOUR) return [`${LIGHT_ARMOUR}`];
  return one.type >= LIGHT_ARMOUR && one.type <= CLOAK ? [`${one.type}`] : [];
}

/** Whether two items cannot be worn together because they take the same part of the body. */
export function clash(one: Pick<Item, 'type' | 'hold'>, other: Pick<Item, 'type' | 'hold'>): boolean {
  const parts = partsOf(one);
  return partsOf(other).some((part) => parts.includes(part));
}
