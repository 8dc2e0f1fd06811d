import { keepPreviousData } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { trpc } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { canWriteAtom } from '#client/shell/account.ts';
import { LoadingPage } from '#client/shell/LoadingPage.tsx';
import { page } from '#client/shell/page.css.ts';
import { QueryFailure } from '#client/shell/QueryFailure.tsx';
import { usePartTitle } from '#client/shell/usePageTitle.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { BannedWords } from './BannedWords.tsx';
import { CheckFilters } from './CheckFilters.tsx';
import { checksTexts } from './checksTexts.ts';
import { RuleGroup } from './RuleGroup.tsx';
import { useCheckFilter } from './useCheckFilter.ts';
import { useScenarioBannedWords } from './useScenarioBannedWords.ts';

/** /scenarios/{id}/checks: all that is to be mended in a scenario, each with a link to its place. */
export default function ChecksScreen({ scenarioId }: { readonly scenarioId: string }) {
  const text = useText(checksTexts);
  usePartTitle(text('checks.title'));
  const canWrite = useAtomValue(canWriteAtom);
  const filter = useCheckFilter();
  const banned = useScenarioBannedWords(scenarioId, canWrite);
  const list = trpc.checks.list.useQuery({ scenario_id: scenarioId }, { placeholderData: keepPreviousData });
  if (list.isError && !list.data) return <QueryFailure query={list} />;
  if (!list.data) return <LoadingPage />;
  const all = list.data.data;
  const rules = Map.groupBy(all.filter(filter.fits), ({ rule }) => rule);
  return (
    <div className={page}>
      {canWrite && <BannedWords scenarioId={scenarioId} query={banned} />}
      <CheckFilters all={all} filter={filter} />
      {all.length === 0 && !banned.data?.banned_words.is_banned_word && (
        <EmptyState title={text('checks.empty')} text={text('checks.emptyHint')} />
      )}
      {all.length > 0 && rules.size === 0 && <EmptyState text={text('checks.noneFound')} />}
      {[...rules].map(([rule, found]) => (
        <RuleGroup key={rule} scenarioId={scenarioId} rule={rule} found={found} />
      ))}
    </div>
  );
}
