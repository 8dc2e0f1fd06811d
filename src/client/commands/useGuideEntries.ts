import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { GUIDE_TAB, guideHref } from '#client/guide/guideAddress.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { type Command, wordsOf } from './Command.ts';
import { type SearchableCommand, searchable } from './findCommands.ts';

const NONE: readonly SearchableCommand[] = [];

/** Pages of the guide and their headings, which open beside the work; they are loaded with the first opening of the palette. */
export function useGuideEntries(): readonly SearchableCommand[] {
  const language = useAtomValue(languageAtom);
  const [contents, setContents] = useState<typeof import('#client/guide/guideContents.ts')>();
  useEffect(() => {
    let isThere = true;
    // Without a connection the palette does without them.
    import('#client/guide/guideContents.ts').then(
      (module) => isThere && setContents(module),
      () => {},
    );
    return () => {
      isThere = false;
    };
  }, []);
  return useMemo(() => {
    if (!contents) return NONE;
    const entry = (target: string, label: Command['label'], words: Command['words'], hint = ''): Command => ({
      ...{ id: `guide ${target}`, group: 'guide', label, words, hint },
      run: () => window.open(guideHref(target), GUIDE_TAB),
    });
    return searchable(
      contents.GUIDE_PAGES.flatMap(({ path, title, sections }) => [
        entry(path, title[language], wordsOf(title)),
        ...sections.map((section) =>
          entry(`${path}#${section.id}`, section.title[language], wordsOf(section.title), title[language]),
        ),
      ]),
    );
  }, [contents, language]);
}
