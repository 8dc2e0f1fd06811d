import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { Paged } from '#client/page/Paged.tsx';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { recordFormTexts } from '#client/resource/words/recordFormTexts.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { line, list, muted } from '#client/ui/panels.css.ts';
import { markedTag, tag } from '#client/ui/Tag.css.ts';
import { FLAG_ACCESS, type FlagAccess } from '#domain/catalogs/flagAccess.ts';
import { paddedNumber, recordTitle } from '#domain/catalogs/recordKinds.ts';
import { inLanguage } from '#domain/text/inLanguage.ts';
import type { Use } from './useUses.ts';

interface UseListProps {
  readonly uses: readonly Use[];
  /** Uses per page. */
  readonly size: number;
  readonly scenarioId: string;
}

/** A list of the places that refer to a record, each with a link. */
export function UseList({ uses, size, scenarioId }: UseListProps) {
  const text = useText(recordFormTexts);
  const language = useAtomValue(languageAtom);
  return (
    <Paged title={text('record.uses')} entries={uses} size={size}>
      {(shown) => (
        <ul className={list}>
          {shown.map(({ kind, number, name, path, label, used, access }) => (
            <li key={`${kind} ${number} ${path} ${used}`} className={line}>
              <span className={muted}>{recordTitle(kind)[language]}</span>
              <RouteLink href={recordHref(scenarioId, kind, number, path)}>
                {`${paddedNumber(kind, number)} ${inLanguage(name, language)}`.trim()}
              </RouteLink>
              <span className={muted}>{label[language]}</span>
              <FlagAccessTag access={access} />
            </li>
          ))}
        </ul>
      )}
    </Paged>
  );
}

/** Whether a place reads or changes the flag that it refers to; renders nothing for other kinds of records. */
export function FlagAccessTag({ access }: { readonly access: FlagAccess | undefined }) {
  const language = useAtomValue(languageAtom);
  if (!access) return null;
  return <span className={access === 'sets' ? markedTag : tag}>{FLAG_ACCESS[access][language]}</span>;
}
