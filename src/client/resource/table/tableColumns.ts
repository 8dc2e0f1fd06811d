import { keepIfRoom } from '#client/saving/keepIfRoom.ts';
import { leavesOfFields, type Resource } from '#domain/resource/defineResource.ts';
import type { LeafField, LeafKind } from '#domain/resource/field.ts';
import type { Leaf } from '#domain/resource/leaf.ts';
import { displayWidth } from '#domain/text/displayWidth.ts';

/** A column as it is shown. */
export interface TableColumn {
  readonly leaf: Leaf;
  /** Pixels. */
  readonly width: number;
  /** Stays in sight while the others scroll: the name of the record. */
  readonly isFrozen: boolean;
}

/** What an author has made of the columns of one table: kept in the browser, by path. */
export interface ColumnLayout {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  readonly widths: Readonly<Record<string, number>>;
}

export const PLAIN_LAYOUT: ColumnLayout = { order: [], hidden: [], widths: {} };
export const LEAST_WIDTH = 40;
export const MOST_WIDTH = 600;

const WIDTHS: { readonly [Kind in LeafKind]: (field: LeafField<Kind>) => number } = {
  text: ({ maxWidth }) => Math.max(96, Math.min(220, maxWidth * 8 + 16)),
  boxes: () => 260,
  int: () => 76,
  flag: () => 56,
  choice: () => 120,
  reference: () => 160,
  image: () => 140,
  sound: () => 140,
};

/** The columns that a table declares, those that the author has hidden left out, in her order. */
export function shownColumns(resource: Resource, fields: readonly string[], layout: ColumnLayout): TableColumn[] {
  return orderedLeaves(resource, fields, layout)
    .filter(({ path }) => !layout.hidden.includes(path))
    .map((leaf) => ({
      leaf,
      width: layout.widths[leaf.path] ?? firstWidth(leaf),
      isFrozen: isName(resource, leaf),
    }));
}

/** As wide as its values need, and its name in Japanese. */
function firstWidth({ field, label }: Leaf): number {
  const ofName = Math.min(180, displayWidth(label.ja) * 6.5 + 40);
  return Math.max(ofName, (WIDTHS[field.kind] as (field: LeafField) => number)(field));
}

/** All leaves of a table, the hidden ones too: the name first, then those that were put in an order, then the rest. */
export function orderedLeaves(resource: Resource, fields: readonly string[], { order }: ColumnLayout): Leaf[] {
  const leaves = leavesOfFields(resource, fields);
  const rank = (leaf: Leaf, index: number): number => {
    if (isName(resource, leaf)) return -1;
    const at = order.indexOf(leaf.path);
    return at < 0 ? order.length + index : at;
  };
  const ranked = leaves.map((leaf, index) => ({ leaf, rank: rank(leaf, index) }));
  return ranked.sort((one, other) => one.rank - other.rank).map(({ leaf }) => leaf);
}

/** The layout in which a column has changed places with its neighbour. @param leaves all of the table, in their order */
export function movedColumn(layout: ColumnLayout, leaves: readonly Leaf[], leaf: Leaf, by: 1 | -1): ColumnLayout {
  const order = leaves.map(({ path }) => path);
  const at = order.indexOf(leaf.path);
  const neighbour = order[at + by];
  if (neighbour === undefined) return layout;
  return { ...layout, order: order.with(at, neighbour).with(at + by, leaf.path) };
}

export const isName = ({ names }: Resource, { path }: Leaf): boolean => path === names?.ja;

const keyOf = (resource: Resource, table: string) => `meikyu.columns.${resource.name}.${table}`;

export function readLayout(resource: Resource, table: string): ColumnLayout {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(resource, table)) ?? '{}');
    return { ...PLAIN_LAYOUT, ...(kept as Partial<ColumnLayout>) };
  } catch {
    return PLAIN_LAYOUT;
  }
}

export function keepLayout(resource: Resource, table: string, layout: ColumnLayout): void {
  keepIfRoom(() => localStorage.setItem(keyOf(resource, table), JSON.stringify(layout)));
}
