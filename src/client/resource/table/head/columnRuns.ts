import { sectionColumns } from '#client/resource/table/columns/sectionColumns.ts';
import { groupAbove, type TableColumn } from '#client/resource/table/columns/tableColumns.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import type { Leaf } from '#domain/resource/leaf.ts';
import type { Label } from '#domain/text/languages.ts';

/** A run of adjacent columns of the same section, or of the same field if the kind has no sections. */
export interface ColumnRun {
  readonly title: Label;
  /** Index from 0; `last` is inclusive. */
  readonly first: number;
  readonly last: number;
}

/**
 * Returns the runs above the columns that are not frozen: their sections; none if all are of one section that adds nothing to their heads.
 * If a kind has no sections, the runs are the fields that group several columns.
 */
export function columnRuns(resource: Resource, columns: readonly TableColumn[]): readonly ColumnRun[] {
  const sections = sectionColumns(resource);
  const titleOf = (leaf: Leaf) =>
    resource.sections ? sections.find((section) => section.columns.includes(leaf))?.title : groupAbove(resource, leaf);
  const runs: ColumnRun[] = [];
  for (const [index, { leaf, isFrozen }] of columns.entries()) {
    const title = titleOf(leaf);
    if (isFrozen || !title) continue;
    const before = runs.at(-1);
    if (before?.title === title && before.last === index - 1) runs.splice(-1, 1, { ...before, last: index });
    else runs.push({ title, first: index, last: index });
  }
  const isSaidThere = columns.some(({ leaf }) => groupAbove(resource, leaf));
  return !resource.sections || isSaidThere || runs.some(({ title }) => title !== runs[0]?.title) ? runs : [];
}
