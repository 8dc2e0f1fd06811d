import { leavesOfFields, type Resource } from '#domain/resource/defineResource.ts';
import type { Leaf } from '#domain/resource/leaf.ts';
import type { Label } from '#domain/text/languages.ts';

/** The columns of one section of a record's form. */
export interface ColumnSection {
  readonly title: Label;
  readonly columns: readonly Leaf[];
}

/**
 * Returns all columns that a table of these records can show, grouped by the sections of their form; one group if there are no sections.
 */
export function sectionColumns(resource: Resource): ColumnSection[] {
  const { sections, leaves, title } = resource;
  if (!sections) return [{ title, columns: leaves }];
  return sections.map((section) => ({ title: section.title, columns: leavesOfFields(resource, section.fields) }));
}
