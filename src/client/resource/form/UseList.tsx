import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { RecordName } from '#client/resource/LeafValue.tsx';
import { recordHref } from '#client/resource/recordHref.ts';
import { RouteLink } from '#client/shell/RouteLink.tsx';
import { line, list, muted } from './panels.css.ts';
import type { Use } from './useUses.ts';

/** Places that name a record, each with a link there. */
export function UseList({ uses, scenarioId }: { readonly uses: readonly Use[]; readonly scenarioId: string }) {
  const language = useAtomValue(languageAtom);
  return (
    <ul className={list}>
      {uses.map(({ resource, number, leaf }) => (
        <li key={`${resource.name} ${number} ${leaf.path}`} className={line}>
          <span className={muted}>{resource.title[language]}</span>
          <RouteLink href={recordHref(scenarioId, resource.name, number)}>
            <RecordName kind={resource} number={number} scenarioId={scenarioId} />
          </RouteLink>
          <span className={muted}>{leaf.label[language]}</span>
        </li>
      ))}
    </ul>
  );
}
