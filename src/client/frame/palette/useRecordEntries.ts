import { keepPreviousData } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { trpc } from '#client/api/trpc.ts';
import { usePaused } from '#client/api/usePaused.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { namedText, recordPlace } from '#client/resource/words/recordPlace.ts';
import { timings } from '#client/timings.ts';
import { LONGEST_SEARCH } from '#domain/text/searchKey.ts';
import type { Command } from './Command.ts';

/** The maximum number of results from the server, in addition to those of the page itself. */
const MOST = 20;

/** Returns the records and events of the open scenario that contain the typed text, as found by the server. */
export function useRecordEntries(typed: string): readonly Command[] {
  const language = useAtomValue(languageAtom);
  const [path, navigate] = useLocation();
  const scenarioId = /^\/scenarios\/([^/]+)/.exec(path)?.[1] ?? '';
  const query = usePaused(typed.trim(), timings.searchPause).slice(0, LONGEST_SEARCH);
  const { data } = trpc.search.query.useQuery(
    { scenario_id: scenarioId, query },
    { enabled: scenarioId !== '' && query !== '', placeholderData: keepPreviousData },
  );
  const found = query === '' ? undefined : data?.data.found;
  return useMemo(
    () =>
      // The palette already lists the floors; only their events are new.
      (found ?? [])
        .filter(({ kind, count }) => kind !== 'floor_map' || count > 0)
        .slice(0, MOST)
        .map(({ kind, number, name, path: leaf, label, count, named }): Command => {
          const event = count > 0 ? `${label[language]} ${namedText({ named }, language)}` : '';
          return {
            id: `record ${kind} ${number} ${leaf} ${label.en} ${event}`,
            group: 'record',
            label: `${recordPlace(kind, number, language, name)} ${event}`.trim(),
            words: [name.ja, name.en],
            hint: count > 0 ? '' : label[language],
            run: () => navigate(recordHref(scenarioId, kind, number, leaf)),
          };
        }),
    [found, language, scenarioId, navigate],
  );
}
