import { keepIfRoom } from '#client/saving/keepIfRoom.ts';
import { webStorage } from '#client/storage/webStorage.ts';
import { blankOf, leavesOfFields, numbersOf, type Resource, type Table } from '#domain/resource/defineResource.ts';
import type { FieldMap, LeafField, LeafKind } from '#domain/resource/field.ts';
import { isAsked } from '#domain/resource/languagePairs.ts';
import { type Leaf, ownLabel } from '#domain/resource/leaf.ts';
import type { ScenarioLanguages } from '#domain/scenario/scenarioLanguages.ts';
import { displayWidth } from '#domain/text/displayWidth.ts';
import type { Label, Language } from '#domain/text/languages.ts';
import { sectionColumns } from './sectionColumns.ts';

/** A visible column. */
export interface TableColumn {
  readonly leaf: Leaf;
  /** The column's name, without the part that the line above the heads shows (see `columnRuns`). */
  readonly head: Label;
  /** In pixels. */
  readonly width: number;
  /** Whether the column stays visible while the others scroll: true for the record's name. */
  readonly isFrozen: boolean;
}

/** The author's column settings of one table, stored in the browser; columns are identified by path. */
export interface ColumnLayout {
  /** Paths of the visible columns, in order; empty for the columns that the table declares. */
  readonly shown: readonly string[];
  readonly widths: Readonly<Record<string, number>>;
}

export const PLAIN_LAYOUT: ColumnLayout = { shown: [], widths: {} };
export const LEAST_WIDTH = 40;
export const MOST_WIDTH = 600;

const WIDTHS: { readonly [Kind in LeafKind]: (field: LeafField<Kind>) => number } = {
  text: ({ maxWidth }) => Math.max(96, Math.min(220, maxWidth * 8 + 16)),
  boxes: () => 260,
  int: ({ options }) =>
    Math.max(76, ...options.flatMap(({ label }) => Object.values(label).map((name) => displayWidth(name) * 8 + 24))),
  flag: () => 56,
  choice: () => 120,
  reference: () => 160,
  image: () => 140,
  picture: () => 96,
  packed: () => 96,
  sound: () => 140,
};

/**
 * Returns the columns that the author has chosen, or those that the table declares, without those of a language that the scenario is not
 * written in; the name comes first.
 */
export function shownColumns(
  resource: Resource,
  fields: readonly string[],
  layout: ColumnLayout,
  languages: ScenarioLanguages,
): TableColumn[] {
  const chosen = layout.shown.flatMap((path) => resource.leaves.find((leaf) => leaf.path === path) ?? []);
  const declared = leavesOfFields(resource, fields).filter((leaf) =>
    isAsked(
      resource,
      leaf,
      { number: resource.numbers.first, record: blankOf(resource, resource.numbers.first) },
      languages,
    ),
  );
  const columns = (chosen.length > 0 ? chosen : declared).map((leaf) => {
    const head = headOf(resource, leaf, languages);
    return { leaf, head, width: layout.widths[leaf.path] ?? firstWidth(leaf, head), isFrozen: isName(resource, leaf) };
  });
  return [...columns.filter(({ isFrozen }) => isFrozen), ...columns.filter(({ isFrozen }) => !isFrozen)];
}

/** Returns the names that a catalog gives the numbers of a table, in order; empty if the table does not show them. */
export const namesBeside = (resource: Resource, table: Table, language: Language): readonly string[] =>
  table.isNamed ? numbersOf(resource, table).map((number) => resource.numberNames?.(number)[language] ?? '') : [];

/**
 * Returns the field that groups a leaf with others, if the line above its column shows that field's name: on its own, or as the title of
 * its section.
 */
export function groupAbove({ sections, fields }: Resource, { keys }: Leaf): Label | undefined {
  const [name = '', ...within] = keys;
  const label = within.length > 0 ? (fields as FieldMap)[name]?.label : undefined;
  const isSaid =
    !sections || sections.some(({ title, fields: [only, other] }) => only === name && !other && title.ja === label?.ja);
  return isSaid ? label : undefined;
}

function headOf(resource: Resource, leaf: Leaf, languages: ScenarioLanguages): Label {
  const group = groupAbove(resource, leaf);
  const label = ownLabel(leaf, languages);
  // The line above says the group alone, so a text that has no other name keeps that of its language.
  if (!group || label.ja === group.ja) return group ? leaf.field.label : label;
  return { ja: label.ja.slice(group.ja.length + 1), en: label.en.slice(group.en.length + 1) };
}

/** Returns the default width in pixels: enough for the values of the field, and for its name in Japanese. */
function firstWidth({ field }: Leaf, head: Label): number {
  const ofName = Math.min(180, displayWidth(head.ja) * 6.5 + 40);
  return Math.max(ofName, (WIDTHS[field.kind] as (field: LeafField) => number)(field));
}

/** Returns all leaves in the order of a table: first those that it declares; each other leaf follows those of its section. */
export function orderedLeaves(resource: Resource, fields: readonly string[]): Leaf[] {
  let order = leavesOfFields(resource, fields);
  for (const { columns } of sectionColumns(resource)) {
    const others = columns.filter((leaf) => !order.includes(leaf));
    const last = order.findLastIndex((leaf) => columns.includes(leaf));
    order = order.toSpliced(last < 0 ? order.length : last + 1, 0, ...others);
  }
  return order;
}

/** Returns the layout after showing or hiding columns. A column that is added comes after those that precede it in `ordered`. */
export function withColumns(
  layout: ColumnLayout,
  present: readonly TableColumn[],
  ordered: readonly Leaf[],
  chosen: readonly Leaf[],
  isShown: boolean,
): ColumnLayout {
  let shown = present.map(({ leaf }) => leaf);
  if (!isShown) shown = shown.filter((leaf) => !chosen.includes(leaf));
  else {
    for (const leaf of ordered.filter((each) => chosen.includes(each) && !shown.includes(each))) {
      const before = ordered.slice(0, ordered.indexOf(leaf));
      shown = shown.toSpliced(shown.findLastIndex((each) => before.includes(each)) + 1, 0, leaf);
    }
  }
  return { ...layout, shown: shown.map(({ path }) => path) };
}

/** Returns the layout after a column changed places with its neighbour. */
export function movedColumn(
  layout: ColumnLayout,
  present: readonly TableColumn[],
  column: number,
  by: 1 | -1,
): ColumnLayout {
  const shown = present.map(({ leaf }) => leaf.path);
  const [moved, neighbour] = [shown[column], shown[column + by]];
  if (moved === undefined || neighbour === undefined) return layout;
  return { ...layout, shown: shown.with(column, neighbour).with(column + by, moved) };
}

export const isName = ({ names }: Resource, { path }: Leaf): boolean => path === names?.ja;

const keyOf = (resource: Resource, table: string) => `meikyu.columns.${resource.name}.${table}`;

export function readLayout(resource: Resource, table: string): ColumnLayout {
  try {
    const kept: unknown = JSON.parse(webStorage('local').getItem(keyOf(resource, table)) ?? '{}');
    return { ...PLAIN_LAYOUT, ...(kept as Partial<ColumnLayout>) };
  } catch {
    return PLAIN_LAYOUT;
  }
}

export function keepLayout(resource: Resource, table: string, layout: ColumnLayout): void {
  keepIfRoom(() => webStorage('local').setItem(keyOf(resource, table), JSON.stringify(layout)));
}
