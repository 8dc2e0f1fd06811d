import { useAtomValue } from 'jotai';
import type { ComponentType, ReactNode } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { help } from '#client/resource/help/FieldHelp.css.ts';
import { FieldHelp } from '#client/resource/help/FieldHelp.tsx';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { useOpenRecord, usePanelFields } from '#client/resource/openRecord/OpenRecord.ts';
import { errorsOf } from '#client/resource/openRecord/recordProblems.ts';
import { label, labelRow } from '#client/ui/Field.css.ts';
import { FieldErrors } from '#client/ui/FieldErrors.tsx';
import { visuallyHidden } from '#client/ui/visuallyHidden.css.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import type { CompositeField, Field } from '#domain/resource/field.ts';
import { faultText } from '#domain/text/fault.ts';
import * as styles from './FieldSet.css.ts';

/** A field of the open record and the keys that lead to it. */
export interface PlacedField<Of extends Field = Field> {
  readonly field: Of;
  readonly keys: readonly string[];
}

/** Props of the layout of a composite. */
export interface CompositeProps extends PlacedField<CompositeField> {
  /** Renders a field inside the composite: an input, or the layout of another composite. */
  readonly Inner: ComponentType<PlacedField>;
}

interface FieldSetProps extends PlacedField<CompositeField> {
  /** Shown next to the name. */
  readonly actions?: ReactNode;
  /** The limits of the numbers, shown at the end of the name's row; used in a row with other fields. */
  readonly measure?: ReactNode;
  readonly children: ReactNode;
}

/** Returns the fields of a composite, each with its name and its keys. */
export const fieldsOf = ({ field, keys }: PlacedField<CompositeField>) =>
  Object.entries(field.fields).map(([name, inner]) => ({
    name,
    // Every entry of `fields` is a Field; its declared type is wider so that definitions keep the types of their values.
    field: inner as unknown as Field,
    keys: [...keys, name],
  }));

/** Whether a section of the form holds only this field and has the same name, so that the name is already shown above it. */
const isSection = ({ sections = [], fields }: Resource, [name = '', ...within]: readonly string[]): boolean =>
  within.length === 0 &&
  sections.some(({ title, fields: [only, ...others] }) => {
    return only === name && others.length === 0 && title.ja === fields[name]?.label.ja;
  });

/** The frame around a composite: its name, its fields, and its own errors. */
export function FieldSet({ field, keys, actions, measure, children }: FieldSetProps) {
  const language = useAtomValue(languageAtom);
  const { desk, number } = useOpenRecord();
  const path = keys.join('.');
  const beside = usePanelFields();
  const errors = useDesk(desk, () => errorsOf(desk, number, path));
  return (
    <fieldset className={styles.fieldSet({ size: measure ? 'narrow' : 'whole' })} data-path={path}>
      {measure ? (
        <legend className={styles.lineName}>
          <span className={labelRow}>
            <span className={label}>{field.label[language]}</span>
            {measure}
          </span>
        </legend>
      ) : (
        <legend className={isSection(desk.resource, keys) ? visuallyHidden : styles.legend}>
          {field.label[language]}
        </legend>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
      {children}
      {(field.help || field.topic) && (
        <p className={help}>
          <FieldHelp field={field} scenarioId={desk.scenarioId} />
        </p>
      )}
      {errors.length > 0 && <FieldErrors messages={errors.map(({ fault }) => faultText(fault)[language])} />}
      {beside && <beside.After path={path} />}
    </fieldset>
  );
}
