import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { placeTexts } from '#client/floor/placeTexts.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { mapEditorTexts, markTexts } from '#client/mapEditor/mapEditorTexts.ts';
import type { EventWords } from './describeEvent.ts';
import { eventCatalogsAtom, recordNamesAtom } from './eventAtoms.ts';
import { eventTexts } from './eventTexts.ts';

/** Returns the words for describing events, in the user's language and with the record names known so far. */
export function useEventWords(): EventWords {
  const text = useText(eventTexts, mapEditorTexts, placeTexts, markTexts);
  const language = useAtomValue(languageAtom);
  const { nameOf } = useAtomValue(recordNamesAtom);
  const catalogs = useAtomValue(eventCatalogsAtom);
  return useMemo(() => ({ text, language, nameOf, catalogs }), [text, language, nameOf, catalogs]);
}
