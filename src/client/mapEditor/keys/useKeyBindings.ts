import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useAccountDocument } from '#client/saving/useAccountDocument.ts';
import type { KeyBindings } from '#domain/accountDocuments/keyBindings.ts';
import { keyBindingsAtom } from './keyBindings.ts';

const NONE = { bindings: {} };

export type ChangeKeys = (edit: (bindings: KeyBindings) => KeyBindings) => void;

/** Applies the key bindings of the account. Returns a function that changes them. */
export function useKeyBindings(): ChangeKeys {
  const { content, isRead, change } = useAccountDocument('keyBindings', NONE);
  const setBindings = useSetAtom(keyBindingsAtom);
  useEffect(() => {
    if (isRead) setBindings(content.bindings);
  }, [isRead, content, setBindings]);
  return (edit) => void change(({ bindings }) => ({ bindings: edit(bindings) }));
}
