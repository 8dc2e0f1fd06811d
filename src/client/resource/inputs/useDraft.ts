import { useEffect, useRef, useState } from 'react';
import { useLastDraft } from '#client/saving/useLastDraft.ts';
import { timings } from '#client/timings.ts';
import { isSameValue } from '#domain/resource/leaf.ts';

/** What a field shows while it is typed into, and what its control calls. */
interface Draft<Value> {
  readonly value: Value;
  readonly type: (value: Value) => void;
  /** An input method begins or ends a conversion. */
  readonly compose: (isComposing: boolean) => void;
  /** The field is left: what was typed is taken over at once. */
  readonly leave: () => void;
  /** Another value comes at once in the place of what is typed. */
  readonly replace: (value: Value) => void;
}

/**
 * Input typed into a field, kept only there until it is taken over as one step: when typing pauses, when the field
 * is left or removed, or when the page is hidden. So a key renders only this field. A pause within a
 * conversion does not count.
 * @param onChange takes over; called only with another value
 * @param asTaken makes of what was typed what is taken over; not in the middle of a conversion, as that would break it off
 */
export function useDraft<Value>(
  value: Value,
  onChange: (value: Value) => void,
  asTaken: (typed: Value) => Value = (typed) => typed,
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
    if (!draft) return;
    const timer = setTimeout(() => {
      if (!isComposing.current) taking.current();
    }, timings.draftPause);
    return () => clearTimeout(timer);
  }, [draft]);
  useLastDraft(take);

  return {
    value: draft ? draft.value : value,
    type: (next) => put({ value: next }),
    compose(isBeginning) {
      isComposing.current = isBeginning;
      // What was converted may be what was shown before: the pause begins here all the same.
      if (!isBeginning) put({ value: typed.current ? typed.current.value : value });
    },
    leave: take,
    replace(next) {
      put({ value: next });
      take();
    },
  };
}
