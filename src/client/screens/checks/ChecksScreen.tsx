import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { LoadingPage } from '#client/page/LoadingPage.tsx';
import { page } from '#client/page/page.css.ts';
import { QueryFailure } from '#client/page/QueryFailure.tsx';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { playPath, statusPath } from '#client/page/scenario/scenario.ts';
import { usePartTitle } from '#client/page/usePageTitle.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { BannedWords, useScenarioBannedWords } from './BannedWords.tsx';
import { CheckFilters } from './CheckFilters.tsx';
import { CheckList } from './CheckList.tsx';
import { checksTexts } from './checksTexts.ts';
import { groupProblems, shownProblems } from './groupProblems.ts';
import { useCheckFilter } from './useCheckFilter.ts';

/** /scenarios/{id}/checks: all problems of a scenario, each with a link to its place. */
export default function ChecksScreen({ scenarioId }: { readonly scenarioId: string }) {
  const text = useText(checksTexts);
  usePartTitle(text('checks.title'));
  const filter = useCheckFilter();
  const banned = useScenarioBannedWords(scenarioId);
  const list = trpc.checks.list.useQuery({ scenario_id: scenarioId }, { placeholderData: keepPreviousData });
  if (list.isError && !list.data) return <QueryFailure query={list} />;
  if (!list.data) return <LoadingPage />;
  const found = list.data.data;
  const all = shownProblems(found, filter.isMeant);
  const isClean = found.length === 0;
  const groups = groupProblems(
    all.filter((one) => filter.fits(one)),
    filter.grouping,
  );
  const nothing =
    all.length > 0 ? 'checks.noneFound' : filter.isMeant ? ('checks.noneMeant' as const) : ('checks.noneLeft' as const);
  return (
    <div className={page}>
      {!isClean && <CheckFilters found={found} all={all} filter={filter} />}
      <BannedWords scenarioId={scenarioId} query={banned} />
      {isClean && !banned.data?.banned_words.is_banned_word && (
        <Panel>
          <EmptyState
            title={text('checks.empty')}
            text={text('checks.emptyHint')}
            action={
              <>
                <RouteLink look="quiet" href={playPath(scenarioId)}>
                  {text('checks.play')}
                </RouteLink>
                <RouteLink look="quiet" href={statusPath(scenarioId)}>
                  {text('checks.publish')}
                </RouteLink>
              </>
            }
          />
        </Panel>
      )}
      {!isClean && groups.length === 0 && <EmptyState text={text(nothing)} />}
      {groups.length > 0 && <CheckList scenarioId={scenarioId} groups={groups} isMeant={filter.isMeant} />}
    </div>
  );
}
