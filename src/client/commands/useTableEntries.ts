import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useText } from '#client/i18n/useText.ts';
import type { Command } from './Command.ts';
import { openEntries } from './openEntries.ts';
import { openTableAtom } from './openTableAtom.ts';

/** What the open table of records can do; nothing while none is open. */
export function useTableEntries(): readonly Command[] {
  const text = useText();
  const commands = useAtomValue(openTableAtom);
  return useMemo(() => openEntries(text, 'table', commands ?? []), [text, commands]);
}
