import { useEffect, useRef, useState } from 'react';
import { useLastDraft } from '#client/saving/useLastDraft.ts';
import { timings } from '#client/timings.ts';
import { isSameValue } from '#domain/resource/leaf.ts';

/** What a field shows while it is typed into, and what its control calls. */
interface Draft<Value> {
  readonly value: Value;
  readonly type: (value: Value) => void;
  /** The field is left: what was typed is taken over at once. */
  readonly leave: () => void;
}

interface Typed<Value> {
  readonly value: Value;
  /** What of it was taken over while it stayed in the field, since not all of it can be. */
  readonly taken?: { readonly value: Value };
}

/**
 * What is typed into a field, kept in the field alone until it is taken over as one step: when typing pauses, when the field
 * is left, when it goes from the screen or the page is hidden. So a key draws this field and nothing else.
 * What is too long waits for the field to be left. Where it cannot wait, what can be taken over is, and the field goes on showing
 * all that was typed, until the value beneath is another.
 * @param onChange takes over; called only with another value
 * @param fitting what of a value can be taken over
 */
export function useDraft<Value>(
  value: Value,
  onChange: (value: Value) => void,
  fitting: (value: Value) => Value,
): Draft<Value> {
  const [draft, setDraft] = useState<Typed<Value>>();
  const typed = useRef(draft);
  const isShown = !draft?.taken || isSameValue(draft.taken.value, value);

  function put(next: Typed<Value> | undefined) {
    typed.current = next;
    setDraft(next);
  }
  function take(when: 'paused' | 'last' | 'left') {
    if (!typed.current) return;
    const taken = fitting(typed.current.value);
    const isWhole = isSameValue(taken, typed.current.value);
    if (when === 'paused' && !isWhole) return;
    const isStale = !isShown && typed.current === draft;
    if (when === 'left' || isWhole) put(undefined);
    else put({ value: typed.current.value, taken: { value: taken } });
    if (!isStale && !isSameValue(taken, value)) onChange(taken);
  }
  const taking = useRef(take);
  taking.current = take;

  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(() => taking.current('paused'), timings.draftPause);
    return () => clearTimeout(timer);
  }, [draft]);
  useLastDraft(() => take('last'));

  return {
    value: draft && isShown ? draft.value : value,
    type: (next) => put({ value: next }),
    leave: () => take('left'),
  };
}
