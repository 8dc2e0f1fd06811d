import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { openTableAtom } from '#client/commands/openTableAtom.ts';
import { languageAtom } from '#client/i18n/language.ts';
import type { Command } from './Command.ts';
import { openEntries } from './openEntries.ts';

/** Returns the commands of the open table of records; empty if none is open. */
export function useTableEntries(): readonly Command[] {
  const language = useAtomValue(languageAtom);
  const commands = useAtomValue(openTableAtom);
  return useMemo(() => openEntries(language, 'table', commands ?? []), [language, commands]);
}
