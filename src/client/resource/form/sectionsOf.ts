import type { Resource, Section } from '#domain/resource/defineResource.ts';
import type { Label } from '#domain/text/languages.ts';

/** A part of a form with the id of its element. */
export interface FormSection {
  readonly id: string;
  readonly title: Label;
  readonly fields: readonly string[];
  readonly isVisible: (record: object, number: number) => boolean;
}

const OTHERS: Label = { ja: 'その他', en: 'Other' };

/** The sections that a kind declares, and a last one with all fields that are in none of them. */
export function sectionsOf({ sections = [], fields }: Resource): FormSection[] {
  const declared: readonly Section[] = sections;
  const others = Object.keys(fields).filter((name) => !declared.some((section) => section.fields.includes(name)));
  const all = others.length > 0 ? [...declared, { title: OTHERS, fields: others }] : declared;
  return all.map((section, index) => ({
    id: `section-${index + 1}`,
    title: section.title,
    fields: section.fields,
    // A record of the kind is what its sections take; the type of all kinds at once names none.
    isVisible: (record, number) => section.visible?.(record as never, number) ?? true,
  }));
}

/** Whether the path of a leaf or field lies in a section. */
export const isWithin = ({ fields }: FormSection, path: string): boolean => fields.includes(path.split('.')[0] ?? '');
