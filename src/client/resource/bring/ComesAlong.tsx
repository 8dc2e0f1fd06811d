import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { recordName } from '#client/resource/words/recordName.ts';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { resourceOf } from '#domain/resources/index.ts';
import type { RecordsByKind } from '#domain/scenario/bringRecords.ts';
import type { Language } from '#domain/text/languages.ts';
import { counts } from './PickDialog.css.ts';
import { pickTexts } from './pickTexts.ts';

/** The maximum number of names of a kind in the list; a kind with more has their count. */
const MOST_NAMED = 6;

/** The records that come, by kind: by name, or counted where they are many. */
export function ComesAlong({ records }: { readonly records: RecordsByKind }) {
  const text = useText(pickTexts);
  const language = useAtomValue(languageAtom);
  return (
    <ul className={counts}>
      {[...records].map(([kind, added]) => (
        <li key={kind}>
          {`${RECORD_KINDS[kind].title[language]}: ${
            added.size > MOST_NAMED
              ? text('pick.count', { count: added.size })
              : namesOf(kind, added, language).join(language === 'ja' ? '、' : ', ')
          }`}
        </li>
      ))}
    </ul>
  );
}

const namesOf = (kind: keyof typeof RECORD_KINDS, added: ReadonlyMap<number, object>, language: Language) => {
  const resource = resourceOf(kind);
  return resource ? [...added].map(([number, record]) => recordName(resource, record, number, language)) : [];
};
