import { keepPreviousData } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useSearchParams } from 'wouter';
import { trpc } from '#client/api/trpc.ts';
import { usePaused } from '#client/api/usePaused.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted, page } from '#client/page/page.css.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { QueryFailure } from '#client/page/QueryFailure.tsx';
import { usePartTitle } from '#client/page/usePageTitle.ts';
import { timings } from '#client/timings.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { SearchField } from '#client/ui/SearchField.tsx';
import { Select } from '#client/ui/Select.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { LONGEST_SEARCH } from '#domain/text/searchKey.ts';
import { FoundTable, type SearchAnswer } from './FoundTable.tsx';
import { kindFilter } from './search.css.ts';
import { searchTexts } from './searchTexts.ts';

const KINDS = Object.keys(RECORD_KINDS) as RecordKindName[];

/** /scenarios/{id}/search: finds any text of a scenario during typing, by kind. The words and the kind are in the address. */
export default function SearchScreen({ scenarioId }: { readonly scenarioId: string }) {
  const text = useText(searchTexts, pageTexts);
  usePartTitle(text('search.title'));
  const [parameters, setParameters] = useSearchParams();
  const typed = parameters.get('q') ?? '';
  const kind = KINDS.find((one) => one === parameters.get('kind')) ?? '';
  const query = usePaused(typed.trim(), timings.searchPause).slice(0, LONGEST_SEARCH);
  const answer = trpc.search.query.useQuery(
    { scenario_id: scenarioId, query, ...(kind && { kind }) },
    { enabled: query !== '', placeholderData: keepPreviousData },
  );
  const ask = (q: string, of: RecordKindName | '') =>
    setParameters({ ...(q && { q }), ...(of && { kind: of }) }, { replace: true });
  const type = (value: string) => ask(value, kind);
  const found = query === '' ? undefined : answer.data?.data;
  return (
    <div className={page}>
      <SearchField
        label={text('search.field')}
        value={typed}
        onChange={type}
        onSubmit={type}
        clearLabel={text('search.clear')}
      />
      {found && found.total > 0 && <KindFilter found={found} kind={kind} onChoose={(of) => ask(typed, of)} />}
      <p className={muted} role="status">
        {found ? text('search.count', { total: found.total }) : ''}
      </p>
      {query !== '' && answer.isLoading && <Spinner label={text('common.loading')} />}
      {found && found.found.length > 0 && (
        <FoundTable key={kind} scenarioId={scenarioId} answer={found} kind={kind} onChoose={(of) => ask(typed, of)} />
      )}
      {query !== '' && answer.isError && !answer.data && <QueryFailure query={answer} />}
      {query === '' && <EmptyState text={text('search.start')} />}
      {found?.total === 0 && <EmptyState text={text('search.none', { query })} />}
      {found && found.total > 0 && found.found.length === 0 && !answer.isFetching && (
        <EmptyState
          text={text('search.noneOfKind', { query })}
          action={<Button onPress={() => ask(typed, '')}>{text('search.allKinds', { count: found.total })}</Button>}
        />
      )}
    </div>
  );
}

interface KindFilterProps {
  readonly found: SearchAnswer;
  readonly kind: RecordKindName | '';
  readonly onChoose: (kind: RecordKindName | '') => void;
}

/** The kinds in which something was found, each with its count. */
function KindFilter({ found: { kinds, total }, kind: chosen, onChoose }: KindFilterProps) {
  const text = useText(searchTexts);
  const language = useAtomValue(languageAtom);
  const without = chosen === '' || kinds.some(({ kind }) => kind === chosen) ? [] : [{ kind: chosen, count: 0 }];
  return (
    <div className={kindFilter}>
      <Select
        label={text('search.kind')}
        value={chosen}
        onChange={onChoose}
        options={[
          { value: '' as const, label: text('search.allKinds', { count: total }) },
          ...[...kinds, ...without].map(({ kind, count }) => ({
            value: kind,
            label: text('search.counted', { label: RECORD_KINDS[kind].title[language], count }),
          })),
        ]}
      />
    </div>
  );
}
