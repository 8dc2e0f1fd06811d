import { keepPreviousData } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { trpc } from '#client/api/trpc.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { ListSearch } from '#client/page/ListSearch.tsx';
import { LoadingPage } from '#client/page/LoadingPage.tsx';
import { NoData } from '#client/page/NoData.tsx';
import { Pages } from '#client/page/Pages.tsx';
import { page as pageStyle } from '#client/page/page.css.ts';
import { pageStep } from '#client/page/pageStep.ts';
import { QueryFailure } from '#client/page/QueryFailure.tsx';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { HeldNotice } from '#client/page/scenario/HeldNotice.tsx';
import { scenarioPath } from '#client/page/scenario/scenario.ts';
import { sortFrom, sortName } from '#client/page/sortName.ts';
import { usePageTitle } from '#client/page/usePageTitle.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Switch } from '#client/ui/Switch.tsx';
import { Table } from '#client/ui/Table.tsx';
import { CommentDialog } from './CommentDialog.tsx';
import { LoadSampleDialog } from './LoadSampleDialog.tsx';
import { SampleInsideDialog } from './SampleInsideDialog.tsx';
import { StopSharingDialog } from './StopSharingDialog.tsx';
import { sampleColumns } from './sampleColumns.tsx';
import { listInputFrom, type Sample } from './sampleListAddress.ts';
import * as styles from './samples.css.ts';
import { samplesTexts } from './samplesTexts.ts';
import { useSync } from './useSync.ts';

interface Shown {
  readonly kind: 'look' | 'load' | 'comment' | 'stop';
  readonly sample: Sample;
}

/** The notices of what operators have stopped of the author's own scenarios; no list here shows them. */
function HeldSamples() {
  const own = trpc.scenarios.list.useQuery({ per_page: 100 }).data?.data ?? [];
  return own.map((scenario) => <HeldNotice key={scenario.id} scenario={scenario} />);
}

/** /sample-scenarios: the scenarios that authors share, to be viewed and loaded; the user's own ones are managed here, too. */
export default function SampleScenariosScreen() {
  const text = useText(samplesTexts);
  const language = useAtomValue(languageAtom);
  usePageTitle(text('samples.title'));
  const [, navigate] = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const input = listInputFrom(parameters);
  const list = trpc.samples.list.useQuery(input, { placeholderData: keepPreviousData, staleTime: 0 });
  const [shown, show] = useState<Shown>();
  const sync = useSync();
  const close = () => show(undefined);

  function change(changes: Readonly<Record<string, string>>) {
    setParameters(
      (present) => new URLSearchParams({ ...Object.fromEntries(present), page: '1', after: '', ...changes }),
      {
        replace: true,
      },
    );
  }
  if (list.isError && !list.data) return <QueryFailure query={list} />;
  if (!list.data) return <LoadingPage />;
  const { data, meta } = list.data;
  const isFiltered = input.search !== '' || input.own;
  return (
    <div className={pageStyle}>
      <HeldSamples />
      <div className={styles.head}>
        <div className={styles.search}>
          <ListSearch
            label={text('samples.search')}
            clearLabel={text('samples.clearSearch')}
            search={input.search}
            onSearch={(search) => change({ search })}
          />
        </div>
        <Switch isSelected={input.own} onChange={(own) => change({ own: String(own) })}>
          {text('samples.ownOnly')}
        </Switch>
      </div>
      <Table
        label={text('samples.title')}
        columns={sampleColumns({
          text,
          language,
          onLook: (sample) => show({ kind: 'look', sample }),
          onLoad: (sample) => show({ kind: 'load', sample }),
          onComment: (sample) => show({ kind: 'comment', sample }),
          onSync: (sample) => void sync(sample),
          onOpen: (sample) => sample.scenario_id !== null && navigate(scenarioPath(sample.scenario_id)),
          onStop: (sample) => show({ kind: 'stop', sample }),
        })}
        rows={data}
        rowKey={(sample) => sample.id}
        sort={sortFrom(input.sort)}
        onSort={(sort) => change({ sort: sortName(sort) })}
        empty={
          isFiltered && input.search !== '' ? (
            <EmptyState text={text('samples.noneFound', { search: input.search })} />
          ) : (
            <NoData
              next={text(input.own ? 'samples.emptyOwn' : 'samples.emptyHint')}
              action={
                <RouteLink href="/scenarios" look="quiet">
                  {text('samples.toScenarios')}
                </RouteLink>
              }
            />
          )
        }
      />
      <div className={styles.foot}>
        <p className={styles.count}>
          {text(meta.is_more ? 'samples.countMore' : 'samples.count', { count: meta.total })}
        </p>
        <Pages page={meta.current_page} pageCount={meta.last_page} onChange={(page) => change(pageStep(meta, page))} />
      </div>
      {shown?.kind === 'look' && (
        <SampleInsideDialog
          sample={shown.sample}
          onClose={close}
          onLoad={() => show({ kind: 'load', sample: shown.sample })}
        />
      )}
      {shown?.kind === 'load' && <LoadSampleDialog sample={shown.sample} onClose={close} />}
      {shown?.kind === 'comment' && <CommentDialog sample={shown.sample} onClose={close} />}
      {shown?.kind === 'stop' && <StopSharingDialog sample={shown.sample} onClose={close} />}
    </div>
  );
}
