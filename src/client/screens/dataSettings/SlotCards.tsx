import { useAtomValue } from 'jotai';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef, useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { FieldInput } from '#client/resource/composites/FieldInput.tsx';
import { fields } from '#client/resource/composites/FieldSet.css.ts';
import { FieldSet, fieldsOf } from '#client/resource/composites/FieldSet.tsx';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { Button } from '#client/ui/Button.tsx';
import type { CompositeField, Field } from '#domain/resource/field.ts';
import { changedLeaves, isComposite } from '#domain/resource/leaf.ts';
import * as styles from './SlotCards.css.ts';
import { slotCardsTexts } from './slotCardsTexts.ts';

interface SlotCardsProps {
  /** The name of a field with slots that each hold several fields. */
  readonly name: string;
}

/** Slots as cards: the filled ones, and one more at a time on request. */
function SlotCards({ name }: SlotCardsProps) {
  const text = useText(slotCardsTexts);
  const language = useAtomValue(languageAtom);
  const { desk, number } = useOpenRecord();
  const canWrite = useMay(desk.resource.needs);
  // A map of fields holds fields; its type is wider so that definitions keep the types of their values.
  const slots = desk.resource.fields[name] as unknown as CompositeField;
  const leaves = desk.resource.leaves.filter(({ keys }) => keys[0] === name);
  const filled = useDesk(desk, () => {
    const changed = changedLeaves(leaves, desk.resource.blank, desk.record(number)).map(({ keys }) => Number(keys[1]));
    return [...new Set(changed)].sort((one, other) => one - other).join(' ');
  });
  const [added, setAdded] = useState<readonly number[]>([]);
  const newest = useRef<HTMLFieldSetElement>(null);
  const hasAdded = useRef(false);
  useEffect(() => {
    if (hasAdded.current && added.length > 0) newest.current?.querySelector<HTMLElement>('input, button')?.focus();
    hasAdded.current = false;
  }, [added]);

  const shown = new Set([...filled.split(' ').filter(Boolean).map(Number), ...added]);
  const all = fieldsOf({ field: slots, keys: [name] });
  const next = all.findIndex((_, index) => !shown.has(index));
  return (
    <FieldSet field={slots} keys={[name]}>
      {all.map(({ name: at, field, keys }, index) =>
        shown.has(index) && isComposite(field) ? (
          <fieldset
            key={at}
            className={styles.card}
            aria-label={`${slots.label[language]} ${field.label[language]}`}
            ref={index === added.at(-1) ? newest : undefined}
          >
            <span className={styles.number}>{field.label[language]}</span>
            <div className={fields}>
              {fieldsOf({ field, keys }).map((inner) => (
                <FieldInput key={inner.name} field={inner.field as Field} keys={inner.keys} />
              ))}
            </div>
          </fieldset>
        ) : null,
      )}
      {canWrite && next >= 0 && (
        <Button
          size="small"
          icon={<Plus size={14} aria-hidden />}
          onPress={() => {
            hasAdded.current = true;
            setAdded([...added, next]);
          }}
        >
          {text('slotCards.add', { field: slots.label[language], count: shown.size, most: all.length })}
        </Button>
      )}
    </FieldSet>
  );
}

/** Returns an input component for a field with slots, as cards. */
export const slotCards = (name: string) => () => <SlotCards name={name} />;
