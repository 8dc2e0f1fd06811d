import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import type { EventWords } from './describeEvent.ts';
import { recordNamesAtom } from './eventAtoms.ts';

/** What events are told with, in the reader's language and with the names that are known. */
export function useEventWords(): EventWords {
  const text = useText();
  const language = useAtomValue(languageAtom);
  const { nameOf } = useAtomValue(recordNamesAtom);
  return useMemo(() => ({ text, language, nameOf }), [text, language, nameOf]);
}
