import { useEffect, useRef, useState } from 'react';
import { useLastDraft } from '#client/saving/useLastDraft.ts';
import { timings } from '#client/timings.ts';

/** What a field shows while it is typed into, and what its control calls. */
interface Draft<Value> {
  readonly value: Value;
  readonly type: (value: Value) => void;
  /** The field is left: what was typed is taken over at once. */
  readonly leave: () => void;
}

/**
 * What is typed into a field, kept in the field alone until it is taken over as one step: when typing pauses, when the field
 * is left, when it goes from the screen or the page is hidden. So a key draws this field and nothing else.
 * @param onChange takes over; called only with another value
 * @param isFit whether it may be taken over while the author is still typing; too wide a text waits until it is cut
 */
export function useDraft<Value>(
  value: Value,
  onChange: (value: Value) => void,
  isFit: (value: Value) => boolean,
): Draft<Value> {
  const [draft, setDraft] = useState<{ readonly value: Value }>();
  const newest = useRef({ draft, onChange, isFit });
  newest.current.onChange = onChange;
  newest.current.isFit = isFit;

  function take(isLeft: boolean) {
    const { draft: typed, onChange: change, isFit: fits } = newest.current;
    if (!typed || !(fits(typed.value) || isLeft)) return;
    newest.current.draft = undefined;
    setDraft(undefined);
    if (fits(typed.value)) change(typed.value);
  }
  const taking = useRef(take);
  taking.current = take;

  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(() => taking.current(false), timings.draftPause);
    return () => clearTimeout(timer);
  }, [draft]);
  useLastDraft(() => take(true));

  return {
    value: draft ? draft.value : value,
    type(typed) {
      newest.current.draft = { value: typed };
      setDraft(newest.current.draft);
    },
    leave: () => take(true),
  };
}
