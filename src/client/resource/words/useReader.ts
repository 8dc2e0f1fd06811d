import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useScenarioLanguages } from '#client/page/scenario/scenarioLanguages.ts';
import { existenceOn } from '#client/resource/model/mayBeNamed.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { resourceOf } from '#domain/resources/index.ts';
import { recordName } from './recordName.ts';
import type { Reader } from './shownText.ts';

/** Returns a reader of record names and existence from the desks of their kinds, in the language of the interface. */
export function useReader(desks: readonly (RecordDesk | undefined)[]): Reader {
  const language = useAtomValue(languageAtom);
  const languages = useScenarioLanguages();
  const open = useSame(desks.filter((desk) => desk !== undefined));
  return useMemo(
    () => ({
      language,
      languages,
      nameOf(kind, number, inLanguage = language) {
        const desk = open.find(({ resource }) => resource.name === kind);
        return desk ? recordName(desk.resource, desk.record(number), number, inLanguage) : '';
      },
      exists: existenceOn(open),
      subscribe(listener) {
        const ends = open.map((desk) => desk.subscribe(listener));
        return () => {
          for (const end of ends) end();
        };
      },
    }),
    [language, languages, open],
  );
}

/** Returns the previous list as long as the new one holds the same elements. */
function useSame<Of>(list: readonly Of[]): readonly Of[] {
  const [kept, keep] = useState(list);
  if (kept.length === list.length && kept.every((one, index) => one === list[index])) return kept;
  keep(list);
  return list;
}

/** Returns the other kinds that fields of a kind may refer to. */
export function referredKinds(resource: Resource): Resource[] {
  const kinds = resource.leaves.flatMap(({ field }) =>
    field.kind === 'reference' && field.to !== resource.name ? (resourceOf(field.to) ?? []) : [],
  );
  return [...new Set(kinds)];
}
