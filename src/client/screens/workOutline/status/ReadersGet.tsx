import { useAtomValue } from 'jotai';
import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { FactList } from '#client/page/FactList.tsx';
import { recordTitle } from '#domain/catalogs/recordKinds.ts';
import { COUNTED_KINDS } from '#domain/scenario/workFacts.ts';
import { percentWritten } from '#domain/scenario/writtenTexts.ts';
import { LANGUAGES } from '#domain/text/languages.ts';
import { statusTexts } from './statusTexts.ts';

type Readiness = RouterOutputs['publishing']['readiness']['data'];

/** The numbers of floors, records, and texts in each language that a release gives to the readers. */
export function ReadersGet({ contents, texts }: Pick<Readiness, 'contents' | 'texts'>) {
  const text = useText(statusTexts);
  const language = useAtomValue(languageAtom);
  const count = (name: string) => contents[name] ?? 0;
  return (
    <FactList
      facts={[
        { name: text('ask.floors'), value: count('floors') },
        { name: text('ask.labyrinths'), value: count('labyrinths') },
        ...COUNTED_KINDS.filter((kind) => count(kind) > 0).map((kind) => ({
          name: recordTitle(kind)[language],
          value: count(kind),
        })),
        ...LANGUAGES.map((one) => ({
          name: text(`ask.${one}`),
          value: text('ask.texts', { count: texts[one], percent: percentWritten(texts, one) }),
        })),
      ]}
    />
  );
}
