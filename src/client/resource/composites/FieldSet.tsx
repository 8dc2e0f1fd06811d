import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useDesk, useOpenRecord } from '#client/resource/form/OpenRecord.ts';
import { problemsOf } from '#client/resource/form/recordProblems.ts';
import { FieldErrors } from '#client/ui/FieldErrors.tsx';
import type { CompositeField } from '#domain/resource/field.ts';
import { faultText } from '#domain/resource/fault.ts';
import * as styles from './FieldSet.css.ts';

/** What the layout of a composite takes. */
export interface CompositeProps {
  readonly field: CompositeField;
  readonly keys: readonly string[];
}

interface FieldSetProps extends CompositeProps {
  /** Beside the name. */
  readonly actions?: ReactNode;
  /** narrow: it takes its place in a line with others. */
  readonly size?: 'narrow' | 'whole';
  readonly children: ReactNode;
}

/** The frame around a composite: its name, what it holds, and what is wrong with it as a whole. */
export function FieldSet({ field, keys, actions, size = 'whole', children }: FieldSetProps) {
  const language = useAtomValue(languageAtom);
  const { desk, number } = useOpenRecord();
  const path = keys.join('.');
  const problems = useDesk(desk, () => problemsOf(desk.resource, desk.record(number), path));
  return (
    <fieldset className={styles.fieldSet({ size })} data-path={path}>
      <legend className={styles.legend}>{field.label[language]}</legend>
      {actions && <div className={styles.actions}>{actions}</div>}
      {children}
      {problems.length > 0 && <FieldErrors messages={problems.map(({ fault }) => faultText(fault)[language])} />}
    </fieldset>
  );
}
