import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { isComposite } from '#domain/resource/leaf.ts';
import * as styles from './FieldSet.css.ts';
import { type CompositeProps, FieldSet, fieldsOf } from './FieldSet.tsx';

/** The same field a number of times: lines of a table where it has fields in turn, else a numbered grid. */
export function SlotFields(props: CompositeProps) {
  const { Inner } = props;
  const language = useAtomValue(languageAtom);
  const slots = fieldsOf(props);
  return (
    <FieldSet {...props}>
      <div className={styles.slots({ hasLines: slots.some(({ field }) => isComposite(field)) })}>
        {slots.map(({ name, field, keys }) =>
          isComposite(field) ? (
            <fieldset
              key={name}
              aria-label={`${props.field.label[language]} ${field.label[language]}`}
              className={styles.slotLine}
            >
              <span className={styles.slotNumber}>{field.label[language]}</span>
              {fieldsOf({ field, keys }).map((inner) => (
                <Inner key={inner.name} field={inner.field} keys={inner.keys} />
              ))}
            </fieldset>
          ) : (
            <Inner key={name} field={field} keys={keys} />
          ),
        )}
      </div>
    </FieldSet>
  );
}
