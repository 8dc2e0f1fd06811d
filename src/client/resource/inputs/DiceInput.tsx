import { useAtomValue } from 'jotai';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { languageAtom } from '#client/i18n/language.ts';
import { useLastDraft } from '#client/saving/useLastDraft.ts';
import { BoxedField } from '#client/ui/BoxedField.tsx';
import { BoxInput } from '#client/ui/BoxInput.tsx';
import { isComposing } from '#client/ui/isComposing.ts';
import { type DiceLimits, diceText, parseDice, stepDice, type WrittenDice } from '#domain/dice/diceText.ts';
import { faultText } from '#domain/text/fault.ts';
import { diceField } from './inputs.css.ts';

interface DiceInputProps {
  readonly label: string;
  /** The limits of the numbers in these dice. */
  readonly limits: DiceLimits;
  readonly value: WrittenDice;
  /** Called once with all numbers of the dice, when the user leaves the field or presses Enter. */
  readonly onChange: (dice: WrittenDice) => void;
  readonly errors: readonly string[];
  readonly hint?: ReactNode;
  /** Shown at the end of the label row. */
  readonly measure?: ReactNode;
  /** Renders the content next to the field, for the dice as typed so far. */
  readonly children?: (dice: WrittenDice) => ReactNode;
}

/** The typed text, which replaces `before` in the field. */
interface Draft {
  readonly text: string;
  readonly before: string;
  /** Whether the text was refused on commit, because it is not valid dice. */
  readonly isRefused: boolean;
}

/** The steps by which keys change the number at the caret. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/**
 * Dice, typed as text such as 2d6+1. Committed on Enter and when the field is left. Invalid text stays in the field with the reason until
 * it is corrected, Esc discards it, or the dice change elsewhere.
 */
export function DiceInput({ label, limits, value, onChange, errors, hint, measure, children }: DiceInputProps) {
  const language = useAtomValue(languageAtom);
  const [draft, setDraft] = useState<Draft>();
  const stored = diceText(value);
  if (draft?.isRefused && draft.before !== stored) setDraft(undefined);
  const read = draft ? parseDice(draft.text, limits) : { dice: value };

  function type(text: string) {
    setDraft({ text, before: stored, isRefused: draft?.isRefused ?? false });
  }
  function take() {
    if (!draft) return;
    if ('fault' in read) return setDraft({ ...draft, isRefused: true });
    setDraft(undefined);
    if (diceText(read.dice) !== stored) onChange(read.dice);
  }
  useLastDraft(take);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event)) {
      if (event.key === 'Enter') event.preventDefault();
      return;
    }
    if (event.key === 'Enter') take();
    else if (event.key === 'Escape' && draft) {
      // Esc discards the typed text only; it must not also close what is around the field.
      event.preventDefault();
      event.stopPropagation();
      setDraft(undefined);
    } else if (event.key in STEPS && !event.altKey) {
      event.preventDefault();
      stepBy(STEPS[event.key] ?? 0, event.currentTarget);
    }
  }
  function stepBy(amount: number, input: HTMLInputElement) {
    const stepped = stepDice(input.value, input.selectionStart ?? 0, amount, limits);
    if (!stepped) return;
    flushSync(() => type(stepped.text));
    input.setSelectionRange(stepped.start, stepped.end);
  }

  const faults = draft?.isRefused && 'fault' in read ? [faultText(read.fault)[language]] : errors;
  return (
    <div className={diceField}>
      <BoxedField {...{ label, hint, measure }} errors={faults}>
        {(control) => (
          <BoxInput
            {...control}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={draft?.text ?? stored}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onBlur={take}
          />
        )}
      </BoxedField>
      {children?.('dice' in read ? read.dice : value)}
    </div>
  );
}
