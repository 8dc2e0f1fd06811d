import { leavesOfFields, type Resource } from '#domain/resource/defineResource.ts';
import type { Leaf } from '#domain/resource/leaf.ts';
import type { Label } from '#domain/text/languages.ts';

/** The columns of one section of a record's form. */
export interface ColumnSection {
  readonly title: Label;
  readonly columns: readonly Leaf[];
}

/** All columns that a table of these records may show, by the sections of their form; in one where there are none. */
export function sectionColumns(resource: Resource): ColumnSection[] {
  const { sections, leaves, title } = resource;
  if (!sections) return [{ title, columns: leaves }];
  return sections.map((section) => ({ title: section.title, columns: leavesOfFields(resource, section.fields) }));
}
