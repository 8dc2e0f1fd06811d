import { useEffect, useRef, useState } from 'react';
import { useLastDraft } from '#client/saving/useLastDraft.ts';
import { timings } from '#client/timings.ts';
import { isSameValue } from '#domain/resource/leaf.ts';

/** A field's value while the user types, and the handlers that its control calls. */
interface Draft<Value> {
  readonly value: Value;
  readonly type: (value: Value) => void;
  /** Reports that an input method begins or ends a conversion. */
  readonly compose: (isComposing: boolean) => void;
  /** Commits the typed value at once, when the field is left. */
  readonly leave: () => void;
  /** Replaces the typed value and commits the new one at once. */
  readonly replace: (value: Value) => void;
}

/**
 * Keeps typed input in the field until it is committed as one step: when typing pauses, when the field is left or unmounted, or when the
 * page is hidden. So a key press renders only this field. A pause within a conversion does not count.
 * @param onChange commits a value; called only if the value differs
 * @param asTaken converts the typed value into the committed one; not called during a conversion, as that would abort it
 * @param pause the pause in typing after which it is committed, in ms; null: only when it is left
 */
export function useDraft<Value>(
  value: Value,
  onChange: (value: Value) => void,
  asTaken: (typed: Value) => Value = (typed) => typed,
  pause: number | null = timings.draftPause,
): Draft<Value> {
  const [draft, setDraft] = useState<{ readonly value: Value }>();
  const typed = useRef(draft);
  const isComposing = useRef(false);

  function put(next: { readonly value: Value } | undefined) {
    typed.current = next;
    setDraft(next);
  }
  function take() {
    if (!typed.current) return;
    const taken = isComposing.current ? typed.current.value : asTaken(typed.current.value);
    put(undefined);
    if (!isSameValue(taken, value)) onChange(taken);
  }
  const taking = useRef(take);
  taking.current = take;

  useEffect(() => {
    if (!draft || pause === null) return;
    const timer = setTimeout(() => {
      if (!isComposing.current) taking.current();
    }, pause);
    return () => clearTimeout(timer);
  }, [draft, pause]);
  useLastDraft(take);

  return {
    value: draft ? draft.value : value,
    type: (next) => put({ value: next }),
    compose(isBeginning) {
      isComposing.current = isBeginning;
      // The conversion may end with the text that was shown before; the pause starts here all the same.
      if (!isBeginning) put({ value: typed.current ? typed.current.value : value });
    },
    leave: take,
    replace(next) {
      put({ value: next });
      take();
    },
  };
}
