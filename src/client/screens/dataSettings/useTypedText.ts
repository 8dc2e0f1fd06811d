import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';

/** A text of several lines that is being typed, before its record has it. */
export interface TypedText {
  /** The path of its leaf. */
  readonly path: string;
  /** The index of the text in its leaf, from 0: the page of a message. */
  readonly page: number;
  /** The content of its field; undefined after the field was left. */
  readonly text: string | undefined;
}

interface TypedField {
  readonly path: string;
  readonly page: number;
  readonly field: HTMLTextAreaElement;
  readonly isLeft: boolean;
}

/**
 * Returns the last text on this screen's form that had the focus; undefined before any had. It is read from its field, because only that
 * knows what is typed and what an undo has made of it.
 * @param desk of the records that the form is about
 */
export function useTypedText(desk: RecordDesk): TypedText | undefined {
  const [typed, setTyped] = useState<TypedField>();
  useEffect(() => {
    const follow = ({ target }: Event) => setTyped((before) => typedIn(target, false) ?? before);
    const leave = ({ target }: Event) => setTyped((before) => before && (typedIn(target, true) ?? before));
    document.addEventListener('focusin', follow);
    document.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('focusout', leave);
    };
  }, []);
  const subscribe = useCallback(
    (look: () => void) => {
      // The effect of a record's change on a field is visible once the field has rendered.
      const forget = desk.subscribe(() => requestAnimationFrame(look));
      document.addEventListener('input', look);
      return () => {
        forget();
        document.removeEventListener('input', look);
      };
    },
    [desk],
  );
  const text = useSyncExternalStore(subscribe, () => (typed && !typed.isLeft ? typed.field.value : undefined));
  return typed && { path: typed.path, page: typed.page, text };
}

function typedIn(target: EventTarget | null, isLeft: boolean): TypedField | undefined {
  if (!(target instanceof HTMLTextAreaElement)) return undefined;
  const leaf = target.closest<HTMLElement>('[data-path]');
  const path = leaf?.dataset.path;
  if (!leaf || path === undefined) return undefined;
  return { path, page: [...leaf.querySelectorAll('textarea')].indexOf(target), field: target, isLeft };
}
