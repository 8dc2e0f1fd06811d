import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';

/** A text of several lines that is being typed, before its record has it. */
export interface TypedText {
  /** Of its leaf. */
  readonly path: string;
  /** Which of the texts of its leaf it is, from 0: the page of a message. */
  readonly page: number;
  /** What its field shows; undefined once that was left. */
  readonly text: string | undefined;
}

interface TypedField {
  readonly path: string;
  readonly page: number;
  readonly field: HTMLTextAreaElement;
  readonly isLeft: boolean;
}

/**
 * The text of the form on this screen to which the author went last; undefined before she went to any. It is read off its field, which
 * alone knows what is typed and what a step back has made of it.
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
      // What a change of a record does to a field is seen once the field is drawn.
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
