import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { isComposite } from '#domain/resource/leaf.ts';
import { DiceLine } from './DiceLine.tsx';
import * as styles from './FieldSet.css.ts';
import { type CompositeProps, FieldSet, fieldsOf } from './FieldSet.tsx';
import { RecordDice } from './RecordDice.tsx';

/** The same field several times: numbered rows if it is dice or has fields of its own, otherwise a numbered grid. */
export function SlotFields(props: CompositeProps) {
  const { Inner } = props;
  const language = useAtomValue(languageAtom);
  const slots = fieldsOf(props);
  const [first] = slots;
  const of = !first || !isComposite(first.field) ? 'values' : first.field.kind === 'dice' ? 'dice' : 'fields';
  return (
    <FieldSet {...props}>
      <div className={styles.slots[of]}>
        {slots.map(({ name, field, keys }) => {
          if (!isComposite(field)) return <Inner key={name} field={field} keys={keys} />;
          if (field.kind === 'dice')
            return (
              <RecordDice key={name} field={field} keys={keys} size="one">
                {(dice) => <DiceLine dice={dice} />}
              </RecordDice>
            );
          return (
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
          );
        })}
      </div>
    </FieldSet>
  );
}
