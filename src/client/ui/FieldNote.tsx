import { createContext, useEffect, useRef, useState } from 'react';
import { pageClock } from '#client/clock.ts';
import { timings } from '#client/timings.ts';
import { note as noteStyle } from './Field.css.ts';
import { showSnackbar } from './snackbarQueue.ts';

/** The words of the fields themselves; the site provides them in its language (App.tsx). */
export const FieldWords = createContext({
  /** Says that a number was out of range and set back into it. */
  clamped: (typed: string, value: number): string => `${typed} → ${value}`,
  /** Says that a chosen file cannot be read. */
  unreadable: (file: string): string => file,
});

interface FieldNote {
  /** Shown below the box. */
  readonly note: string | undefined;
  /** Tells what became of typed text, until the field is typed into again or its value is no longer `value`. */
  readonly tell: (typed: string, value: unknown) => void;
  readonly forget: () => void;
}

/**
 * Tells what became of text that a field did not keep as it was typed. If the field itself goes meanwhile, a message says it in passing.
 * @param word words the note, each time it is shown
 */
export function useFieldNote(label: string, present: unknown, word: (typed: string) => string): FieldNote {
  const [told, setTold] = useState<{ readonly typed: string; readonly value: unknown; readonly at: number }>();
  const last = useRef(told);
  const say = useRef(word);
  say.current = (typed) => `${label}: ${word(typed)}`;
  useEffect(
    () => () => {
      if (!last.current || pageClock.now() - last.current.at > timings.snackbar) return;
      showSnackbar(say.current(last.current.typed));
    },
    [],
  );
  function put(next: typeof told) {
    last.current = next;
    setTold(next);
  }
  return {
    note: told && told.value === present ? word(told.typed) : undefined,
    tell: (typed, value) => put({ typed, value, at: pageClock.now() }),
    forget: () => last.current && put(undefined),
  };
}

/** The note of a field, which assistive technology reads out when it appears. */
export function NoteBelow({ note }: { readonly note: string | undefined }) {
  return (
    note !== undefined && (
      <span className={noteStyle} role="status">
        {note}
      </span>
    )
  );
}
