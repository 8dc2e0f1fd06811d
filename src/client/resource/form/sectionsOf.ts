import { leavesOfFields, type Resource, type Section } from '#domain/resource/defineResource.ts';
import { isAsked } from '#domain/resource/languagePairs.ts';
import type { ScenarioLanguages } from '#domain/scenario/scenarioLanguages.ts';
import type { Label } from '#domain/text/languages.ts';

/** A section of a form, with the id of its element. */
export interface FormSection {
  readonly id: string;
  readonly title: Label;
  readonly fields: readonly string[];
  readonly isVisible: (record: object, number: number) => boolean;
}

const OTHERS: Label = { ja: 'その他', en: 'Other' };

/**
 * Returns the sections that a kind declares, followed by one with all remaining fields, if any. A section is not visible if all its texts
 * are in a language that the scenario is not written in.
 */
export function sectionsOf(resource: Resource, languages: ScenarioLanguages): FormSection[] {
  const { sections = [], fields } = resource;
  const declared: readonly Section[] = sections;
  const others = Object.keys(fields).filter((name) => !declared.some((section) => section.fields.includes(name)));
  const all = others.length > 0 ? [...declared, { title: OTHERS, fields: others }] : declared;
  return all.map((section, index) => {
    const leaves = leavesOfFields(resource, section.fields);
    return {
      id: `section-${index + 1}`,
      title: section.title,
      fields: section.fields,
      // The section takes a record of its own kind; the union type of all kinds cannot express that.
      isVisible: (record, number) =>
        (section.ofNumber?.(number) ?? true) &&
        (section.visible?.(record as never, number) ?? true) &&
        leaves.some((leaf) => isAsked(resource, leaf, { number, record }, languages)),
    };
  });
}

/** Whether the path of a leaf or field lies in a section. */
export const isWithin = ({ fields }: FormSection, path: string): boolean => fields.includes(path.split('.')[0] ?? '');
