import { useEffect, useState } from 'react';

/** A text of several lines that is being typed, before its record has it. */
export interface TypedText {
  /** Of its leaf. */
  readonly path: string;
  /** Which of the texts of its leaf it is, from 0: the page of a message. */
  readonly page: number;
  /** Undefined once the field was left. */
  readonly text: string | undefined;
}

/** The text of the form on this screen to which the author went last; undefined before she went to any. */
export function useTypedText(): TypedText | undefined {
  const [typed, setTyped] = useState<TypedText>();
  useEffect(() => {
    const follow = ({ target }: Event) => setTyped((before) => typedIn(target) ?? before);
    const leave = ({ target }: Event) =>
      setTyped((before) => (before && typedIn(target) ? { ...before, text: undefined } : before));
    document.addEventListener('focusin', follow);
    document.addEventListener('input', follow);
    document.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('input', follow);
      document.removeEventListener('focusout', leave);
    };
  }, []);
  return typed;
}

function typedIn(target: EventTarget | null): TypedText | undefined {
  if (!(target instanceof HTMLTextAreaElement)) return undefined;
  const leaf = target.closest<HTMLElement>('[data-path]');
  const path = leaf?.dataset.path;
  if (!leaf || path === undefined) return undefined;
  return { path, page: [...leaf.querySelectorAll('textarea')].indexOf(target), text: target.value };
}
