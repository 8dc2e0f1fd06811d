import { numberInSet, placeInSet } from '#domain/catalogs/recordKinds.ts';
import { numbersOf, type RecordOf, type Resource } from '#domain/resource/defineResource.ts';
import { magicChestLevel } from '#domain/resources/magic/magicChestLevel.ts';
import { magicEffect } from '#domain/resources/magic/magicEffect.ts';
import { magicPowerGroup } from '#domain/resources/magic/magicPowerGroup.ts';
import { magicRow } from '#domain/resources/magic/magicRow.ts';
import { magicSet } from '#domain/resources/magic/magicSet.ts';

/** The kinds of which a set has several records, with the name of the place of a record in its set. */
export const MAGIC_PARTS = {
  rows: { resource: magicRow, place: 'row' },
  groups: { resource: magicPowerGroup, place: 'group' },
  effects: { resource: magicEffect, place: 'code' },
  levels: { resource: magicChestLevel, place: 'level' },
} as const satisfies Readonly<Record<string, { readonly resource: Resource; readonly place: string }>>;
export type MagicPart = keyof typeof MAGIC_PARTS;
export const MAGIC_PART_NAMES = Object.keys(MAGIC_PARTS) as readonly MagicPart[];

/** All kinds of record in a set. */
export const MAGIC_KINDS: readonly Resource[] = [
  magicSet,
  ...MAGIC_PART_NAMES.map((part) => MAGIC_PARTS[part].resource),
];

type PartRecord<Part extends MagicPart> = RecordOf<(typeof MAGIC_PARTS)[Part]['resource']>;

/** A whole set of automatic magic effects, its parts keyed by place. */
export type MagicContent = { readonly set: RecordOf<typeof magicSet> } & {
  readonly [Part in MagicPart]: ReadonlyMap<number, PartRecord<Part>>;
};

/** Reads a whole set. @param read returns the record of a kind by its number */
export function magicContent(set: number, read: (resource: Resource, number: number) => object): MagicContent {
  const parts = MAGIC_PART_NAMES.map((part) => {
    const { resource } = MAGIC_PARTS[part];
    return [
      part,
      new Map(placesOf(part).map((place) => [place, read(resource, numberInSet(resource.name, set, place))])),
    ];
  });
  return { set: read(magicSet, set), ...Object.fromEntries(parts) };
}

/** The places of a part in each set, in order. */
export function placesOf(part: MagicPart): number[] {
  const { resource } = MAGIC_PARTS[part];
  return numbersOf(resource)
    .filter((number) => placeInSet(resource.name, number).set === 0)
    .map((number) => placeInSet(resource.name, number).place);
}

/** The first and last number of a kind's records in a set, inclusive. */
export function numbersInSet(resource: Resource, set: number): { readonly first: number; readonly last: number } {
  const numbers = numbersOf(resource).filter((number) => placeInSet(resource.name, number).set === set);
  return { first: numbers[0] ?? 0, last: numbers.at(-1) ?? 0 };
}
