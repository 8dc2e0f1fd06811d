import { type ReactNode, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/Button.tsx';
import { actions, legend } from './EventForm.css.ts';
import { manyEventsTexts } from './manyEventsTexts.ts';
import { mixed, mixedValues } from './SharedInput.css.ts';

interface SharedInputProps<Value> {
  readonly label: string;
  /** The different values of the selected events. */
  readonly values: readonly Value[];
  /** The number of selected events. */
  readonly count: number;
  /** Writes a value into all of them. */
  readonly onChange: (value: Value) => void;
  readonly show: (value: Value) => ReactNode;
  readonly isReadOnly: boolean;
  /** Renders the input of the value. */
  readonly children: (value: Value, onChange: (value: Value) => void) => ReactNode;
}

/** The most values that are listed where they differ. */
const MOST_LISTED = 3;

/**
 * The input of a value that several events have. Where it differs, the values are listed, and nothing is written until the author sets one
 * for all.
 */
export function SharedInput<Value>(props: SharedInputProps<Value>) {
  const { label, values, count, onChange, show, isReadOnly, children } = props;
  const text = useText(manyEventsTexts);
  const [draft, setDraft] = useState<{ readonly value: Value }>();
  const [first, ...others] = values;
  if (first === undefined) return null;
  if (others.length === 0) return children(first, onChange);
  if (draft) {
    return (
      <div className={mixed}>
        {children(draft.value, (value) => setDraft({ value }))}
        <div className={actions}>
          <Button
            size="small"
            onPress={() => {
              setDraft(undefined);
              onChange(draft.value);
            }}
          >
            {text('map.events.setAll', { count })}
          </Button>
          <Button size="small" tone="plain" onPress={() => setDraft(undefined)}>
            {text('map.events.leave')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <fieldset className={mixed}>
      <legend className={legend}>{label}</legend>
      <span className={mixedValues}>
        <em>{text('map.events.mixed')}</em>
        {values.slice(0, MOST_LISTED).map((value) => (
          <span key={JSON.stringify(value)}>{show(value)}</span>
        ))}
        {values.length > MOST_LISTED && <span>{text('map.events.more', { count: values.length - MOST_LISTED })}</span>}
      </span>
      {!isReadOnly && (
        <div className={actions}>
          <Button size="small" onPress={() => setDraft({ value: first })}>
            {text('map.events.set', { name: label })}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
