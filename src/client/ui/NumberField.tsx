import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { type CompositionEvent, type KeyboardEvent, type MouseEvent, useContext, useRef, useState } from 'react';
import { isIntegerBeginning, parseInteger } from '#domain/text/parseInteger.ts';
import { BoxedField } from './BoxedField.tsx';
import { BoxInput } from './BoxInput.tsx';
import type { FieldTexts } from './FieldFrame.tsx';
import { FieldWords, useFieldNote } from './FieldNote.tsx';
import { isComposing } from './isComposing.ts';
import { step, steps } from './NumberField.css.ts';
import { type Limits, NumberLimits } from './NumberLimits.tsx';

interface NumberFieldProps extends FieldTexts, Limits {
  readonly value: number;
  /** Only called with an integer between `min` and `max`, or with one of the `named`. */
  readonly onChange: (value: number) => void;
  /** Called when the field is left, after the typed text is clamped. */
  readonly onBlur?: () => void;
  readonly isDisabled?: boolean;
  readonly name?: string;
}

/**
 * A field for an integer. It is a text input, so that full-width digits and minus signs can be typed; a decimal point is rejected. When the
 * field is left the number is clamped to the range, which a note says; empty or invalid text goes back to the value. Arrows step by 1, PageUp and PageDown by
 * 10.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, onBlur, min, max, named = [], isDisabled = false, name, ...texts } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const [composing, setComposing] = useState(false);
  /** Whether the field got the focus since the last click. */
  const entered = useRef(false);
  const { clamped } = useContext(FieldWords);
  const { note, tell, forget } = useFieldNote(texts.label, value, (typed) => clamped(typed, value));
  const codes = named.map(({ code }) => code);
  const clamp = (number: number) => (codes.includes(number) ? number : Math.min(max, Math.max(min, number)));

  function type(text: string, isConverting: boolean) {
    if (!isConverting && !isIntegerBeginning(text)) return;
    setDraft(text);
    forget();
    const number = isConverting ? undefined : parseInteger(text);
    if (number !== undefined && number !== value && number === clamp(number)) onChange(number);
  }
  function commit() {
    const number = parseInteger(draft ?? '');
    if (number !== undefined && clamp(number) !== value) onChange(clamp(number));
    if (number !== undefined && clamp(number) !== number) tell(draft ?? '', clamp(number));
    setDraft(null);
  }
  function stepBy(amount: number) {
    const from = parseInteger(draft ?? '') ?? value;
    setDraft(null);
    if (clamp(from + amount) !== value) onChange(clamp(from + amount));
  }
  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) {
      if (event.key === 'Enter') event.preventDefault();
      return;
    }
    if (event.key === 'Enter') commit();
    const amount = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (amount === undefined) return;
    event.preventDefault();
    stepBy(amount);
  }
  /** The click that focuses the field selects the number like Tab does, so that typing replaces it. A second click places the cursor. */
  function onClick({ currentTarget: input }: MouseEvent<HTMLInputElement>) {
    if (entered.current && draft === null && input.selectionStart === input.selectionEnd) input.select();
    entered.current = false;
  }
  function onCompositionEnd(event: CompositionEvent<HTMLInputElement>) {
    setComposing(false);
    const text = event.currentTarget.value;
    if (isIntegerBeginning(text)) type(text, false);
    else setDraft(null);
  }

  return (
    <BoxedField {...texts} isDisabled={isDisabled} note={note} measure={<NumberLimits {...{ min, max, named }} />}>
      {(control) => (
        <>
          <BoxInput
            {...control}
            align="end"
            name={name}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            role="spinbutton"
            aria-valuemin={Math.min(min, ...codes)}
            aria-valuemax={Math.max(max, ...codes)}
            aria-valuenow={value}
            value={draft ?? String(value)}
            onChange={(event) => type(event.currentTarget.value, composing)}
            onKeyDown={onKeyDown}
            onFocus={() => {
              entered.current = true;
            }}
            onClick={onClick}
            onCompositionStart={() => setComposing(true)}
            onCompositionEnd={onCompositionEnd}
            onBlur={() => {
              commit();
              onBlur?.();
            }}
          />
          <span className={steps}>
            <StepButton isUp isDisabled={isDisabled || clamp(value + 1) === value} onStep={() => stepBy(1)} />
            <StepButton isDisabled={isDisabled || clamp(value - 1) === value} onStep={() => stepBy(-1)} />
          </span>
        </>
      )}
    </BoxedField>
  );
}

interface StepButtonProps {
  readonly isUp?: boolean;
  readonly isDisabled: boolean;
  readonly onStep: () => void;
}

function StepButton({ isUp = false, isDisabled, onStep }: StepButtonProps) {
  return (
    <button type="button" className={step} tabIndex={-1} aria-hidden disabled={isDisabled} onClick={onStep}>
      {isUp ? <ChevronUp size={12} /> : <ChevronDown size={12} />}
    </button>
  );
}
