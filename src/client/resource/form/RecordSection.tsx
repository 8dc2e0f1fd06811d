import { useAtomValue } from 'jotai';
import type { ComponentType } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { FieldFlow } from '#client/resource/composites/FieldFlow.tsx';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { columnsOf, hasLongLabel, placesIn } from '#client/resource/openRecord/fieldPlaces.ts';
import { useOpenRecord, usePanelFields } from '#client/resource/openRecord/OpenRecord.ts';
import { leavesOfFields } from '#domain/resource/defineResource.ts';
import type { Field } from '#domain/resource/field.ts';
import { ApplicableField } from './ApplicableField.tsx';
import { sectionFields, section as sectionStyle, sectionTitle } from './RecordForm.css.ts';
import type { FormSection } from './sectionsOf.ts';

/** Custom inputs, keyed by field name; null for a field that the input of another field edits too. */
export type OwnInputs = Readonly<Record<string, ComponentType | null>>;

interface RecordSectionProps {
  readonly section: FormSection;
  readonly inputs?: OwnInputs;
}

/** The fields of a section of the open record. Renders nothing while the section does not apply to the record. */
export function RecordSection({ section, inputs = {} }: RecordSectionProps) {
  const language = useAtomValue(languageAtom);
  const { desk, number } = useOpenRecord();
  const isExplained = leavesOfFields(desk.resource, section.fields).some(({ help }) => help !== undefined);
  const hasHelp = usePanelFields() !== undefined;
  const isVisible = useDesk(desk, () => section.isVisible(desk.record(number), number));
  if (!isVisible) return null;
  const fields = section.fields
    .filter((name) => inputs[name] !== null)
    // Every entry of `fields` is a Field; its declared type is wider so that definitions keep the types of their values.
    .map((name) => ({ name, field: desk.resource.fields[name] as unknown as Field }));
  // If an area adds notes below fields, each field needs a place of its own.
  const places = hasHelp ? fields.map((field) => [field]) : placesIn(fields);
  return (
    <section className={sectionStyle} id={section.id} aria-labelledby={`${section.id}-title`}>
      <h3 className={sectionTitle} id={`${section.id}-title`}>
        {section.title[language]}
      </h3>
      {/* A separate form, because on every key press the browser scans all fields of a form for autofill. */}
      <form
        className={sectionFields}
        data-columns={columnsOf(fields)}
        data-tall={hasHelp || hasLongLabel(fields, language) || undefined}
        data-told={hasHelp || undefined}
        data-explained={isExplained || undefined}
        onSubmit={(event) => event.preventDefault()}
      >
        <FieldFlow places={places}>
          {({ name }) => {
            const Own = inputs[name];
            return Own ? <Own key={name} /> : <ApplicableField key={name} name={name} />;
          }}
        </FieldFlow>
      </form>
    </section>
  );
}
