import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { openFormAtom } from '#client/commands/openFormAtom.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { LANGUAGES } from '#domain/text/languages.ts';
import type { Command } from './Command.ts';

/** Returns the fields of the record whose form is open; empty if none is open. */
export function useFieldEntries(): readonly Command[] {
  const language = useAtomValue(languageAtom);
  const form = useAtomValue(openFormAtom);
  return useMemo(
    () =>
      (form?.leaves() ?? []).map(
        ({ path, label }): Command => ({
          id: `field ${path}`,
          group: 'field',
          label: label[language],
          words: LANGUAGES.map((each) => label[each]),
          run: () => form?.goTo(path),
        }),
      ),
    [form, language],
  );
}
