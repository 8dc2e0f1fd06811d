import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import type { SearchableCommand } from './findCommands.ts';

const NONE: readonly SearchableCommand[] = [];

/** Returns the pages of the guide and their headings; they load when the palette is first opened. */
export function useGuideEntries(): readonly SearchableCommand[] {
  const language = useAtomValue(languageAtom);
  const [guide, setGuide] = useState<typeof import('./guideCommands.ts')>();
  useEffect(() => {
    let isThere = true;
    // Without a connection the palette works without them.
    import('./guideCommands.ts').then(
      (module) => isThere && setGuide(module),
      () => {},
    );
    return () => {
      isThere = false;
    };
  }, []);
  return useMemo(() => guide?.guideCommands(language) ?? NONE, [guide, language]);
}
