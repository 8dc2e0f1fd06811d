import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { trpc } from '#client/api/trpc.ts';
import { usePaused } from '#client/api/usePaused.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted, page } from '#client/page/page.css.ts';
import { QueryFailure } from '#client/page/QueryFailure.tsx';
import { usePartTitle } from '#client/page/usePageTitle.ts';
import { timings } from '#client/timings.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { SearchField } from '#client/ui/SearchField.tsx';
import { LONGEST_SEARCH } from '#domain/text/searchKey.ts';
import { FoundTable } from './FoundTable.tsx';
import { searchTexts } from './searchTexts.ts';

/** /scenarios/{id}/search: finds any text of a scenario during typing. */
export default function SearchScreen({ scenarioId }: { readonly scenarioId: string }) {
  const text = useText(searchTexts);
  usePartTitle(text('search.title'));
  const [parameters, setParameters] = useSearchParams();
  const typed = parameters.get('q') ?? '';
  const query = usePaused(typed.trim(), timings.searchPause).slice(0, LONGEST_SEARCH);
  const answer = trpc.search.query.useQuery(
    { scenario_id: scenarioId, query },
    { enabled: query !== '', placeholderData: keepPreviousData },
  );
  const type = (value: string) => setParameters({ q: value }, { replace: true });
  const { found = [], total = 0 } = (query !== '' && answer.data?.data) || {};
  return (
    <div className={page}>
      <SearchField
        label={text('search.field')}
        value={typed}
        onChange={type}
        onSubmit={type}
        clearLabel={text('search.clear')}
      />
      <p className={muted} role="status">
        {query !== '' && answer.data ? text('search.count', { total }) : ''}
      </p>
      {found.length > 0 && <FoundTable scenarioId={scenarioId} found={found} />}
      {query !== '' && answer.isError && !answer.data && <QueryFailure query={answer} />}
      {query === '' && <EmptyState text={text('search.start')} />}
      {query !== '' && answer.data && total === 0 && <EmptyState text={text('search.none', { query })} />}
      {total > found.length && <p className={muted}>{text('search.more', { count: found.length })}</p>}
    </div>
  );
}
