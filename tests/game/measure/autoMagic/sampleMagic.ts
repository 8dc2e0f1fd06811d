import { numberInSet } from '#domain/catalogs/recordKinds.ts';
import { blankOf, type RecordOf } from '#domain/resource/defineResource.ts';
import type { MagicChestLevel } from '#domain/resources/magic/magicChestLevel.ts';
import type { magicEffect } from '#domain/resources/magic/magicEffect.ts';
import { type MagicPowerGroup, magicPowerGroup } from '#domain/resources/magic/magicPowerGroup.ts';
import { type MagicRow, magicRow } from '#domain/resources/magic/magicRow.ts';
import type { magicSet } from '#domain/resources/magic/magicSet.ts';
import { type MagicContent, magicContent } from '#game/rules/autoMagic/magicContent.ts';

/** A set with its default values. */
export const defaultMagic = (set: number): MagicContent => magicContent(set, blankOf);

interface Changes {
  readonly set?: Partial<RecordOf<typeof magicSet>>;
  /** The used rows, starting with the first; by default those of the set. */
  readonly rows?: readonly Partial<MagicRow>[];
  readonly groups?: Readonly<Record<number, Partial<MagicPowerGroup>>>;
  readonly effects?: Readonly<Record<number, Partial<RecordOf<typeof magicEffect>>>>;
  readonly levels?: Readonly<Record<number, Partial<MagicChestLevel>>>;
}

/** Set 1 with some changes. */
export function changedMagic({ set, rows, groups = {}, effects = {}, levels = {} }: Changes): MagicContent {
  const magic = defaultMagic(1);
  return {
    set: { ...magic.set, ...set },
    rows: new Map(
      [...magic.rows].map(([place, row]) => [place, rows ? { ...magicRow.blank, ...rows[place - 1] } : row]),
    ),
    groups: changed(magic.groups, groups),
    effects: changed(magic.effects, effects),
    levels: changed(magic.levels, levels),
  };
}

function changed<Value extends object>(
  records: ReadonlyMap<number, Value>,
  changes: Readonly<Record<number, Partial<Value>>>,
): Map<number, Value> {
  return new Map([...records].map(([place, record]) => [place, { ...record, ...changes[place] }]));
}

/** The members of a power: effects with their probabilities; the other places are empty. */
export function membersOf(...members: (readonly [effect: number, probability: number])[]): MagicPowerGroup['members'] {
  const { members: places } = blankOf(magicPowerGroup, numberInSet('magic_power_group', 1, 1));
  return places.map((_, place) => {
    const [effect, probability] = members[place] ?? [0, 0];
    return { effect, probability };
  });
}
