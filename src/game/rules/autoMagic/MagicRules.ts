import { NEVER_MAGIC_TYPES, WEAPON_TYPE, WEAPON_TYPES } from '#domain/catalogs/itemTypes.ts';
import { LAST_MAGIC_EFFECT } from '#domain/catalogs/magicEffects.ts';
import { AS_THE_SET, type MagicChestLevel } from '#domain/resources/magic/magicChestLevel.ts';
import { ANY_WEAPON, type MagicRow, MOST_EFFECTS, UNUSED_ROW } from '#domain/resources/magic/magicRow.ts';
import type { MagicContent } from './magicContent.ts';

/** The properties of an item that decide which magic it can get. */
export interface MagicBearer {
  readonly type: number;
  readonly weapon_type: number;
  /** Special items get no magic. */
  readonly special: boolean;
}

/** A weighted entry of effects: if drawn, it gives one of its effects `first` to `last` with equal chances. */
export interface MagicEntry {
  readonly first: number;
  readonly last: number;
  readonly weight: number;
}

interface PlacedRow {
  readonly place: number;
  readonly row: MagicRow;
}

/** The number of chest levels, 0 to 9. */
const LEVELS = 10;

/** A set as used for drawing magic. Drawing and odds share it, so that they cannot differ. */
export class MagicRules {
  readonly content: MagicContent;
  readonly #rows = new Map<number, readonly PlacedRow[]>();
  readonly #entries = new Map<number, readonly MagicEntry[]>();

  constructor(content: MagicContent) {
    this.content = content;
  }

  /** The chance that an item from a chest of `level` can get magic, in per cent. */
  chance(item: MagicBearer, level: number): number {
    const { set } = this.content;
    if (!set.enabled || !mayGetMagic(this.content, item)) return 0;
    const { probability } = this.limits(level);
    return probability === AS_THE_SET.code ? set.chest_probability : probability;
  }

  /** The rows that apply to an item from a chest of `level`, with their places, in the order in which they are tried. */
  rows(item: MagicBearer, level: number): readonly PlacedRow[] {
    const key = (item.type * WEAPON_TYPES.length + item.weapon_type) * LEVELS + level;
    const known = this.#rows.get(key) ?? this.#rowsFor(item, level);
    this.#rows.set(key, known);
    return known;
  }

  #rowsFor(item: MagicBearer, level: number): PlacedRow[] {
    return [...this.content.rows]
      .filter(([, row]) => isFor(row, item) && row.chest_level <= level)
      .map(([place, row]) => ({ place, row }));
  }

  limits(level: number): MagicChestLevel {
    return this.content.levels.get(level) ?? { most_effects: 1, most_level: 1, probability: AS_THE_SET.code };
  }

  /** The number of effects that a row draws in a chest of `level`: uniform from `min` to `max`, then limited to `most`. */
  counts(row: MagicRow, level: number): { readonly min: number; readonly max: number; readonly most: number } {
    const { most_effects } = this.limits(level);
    return { min: row.effects_min, max: row.effects_max, most: Math.min(most_effects, MOST_EFFECTS) };
  }

  /** The effects that a row draws from in a chest of `level`: those of its powers that are in use and not above the allowed level. */
  entries(place: number, level: number): readonly MagicEntry[] {
    const key = place * LEVELS + level;
    const known = this.#entries.get(key) ?? this.#entriesOf(place, level);
    this.#entries.set(key, known);
    return known;
  }

  #entriesOf(place: number, level: number): MagicEntry[] {
    const { set, rows, groups, effects } = this.content;
    const row = rows.get(place);
    if (!row) return [];
    const cap = Math.min(set.item_level_cap, this.limits(level).most_level);
    const powers = [...groups].filter(([number]) => number === row.kind || row.groups[number]);
    return powers.flatMap(([, power]) =>
      power.members.flatMap(({ effect, probability }): MagicEntry[] => {
        const setting = effects.get(effect);
        if (!setting?.enabled || setting.level > cap) return [];
        const { min, max } = setting;
        const weight = power.weight * probability * setting.weight;
        return weight > 0 && min <= max && max <= LAST_MAGIC_EFFECT ? [{ first: min, last: max, weight }] : [];
      }),
    );
  }
}

/** Whether a set allows magic on an item at all. */
function mayGetMagic({ set }: MagicContent, { type, weapon_type, special }: MagicBearer): boolean {
  if (special || NEVER_MAGIC_TYPES.includes(type) || !set.kinds[type]) return false;
  return type !== WEAPON_TYPE || set.weapon_types[weapon_type] === true;
}

/** Whether a row applies to an item. */
const isFor = (row: MagicRow, { type, weapon_type }: MagicBearer): boolean =>
  row.item_type !== UNUSED_ROW &&
  row.item_type === type &&
  (type !== WEAPON_TYPE || row.weapon_type === ANY_WEAPON || row.weapon_type === weapon_type);
