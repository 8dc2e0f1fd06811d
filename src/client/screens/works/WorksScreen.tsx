import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { trpc } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { LoadingPage } from '#client/page/LoadingPage.tsx';
import { Pages } from '#client/page/Pages.tsx';
import { muted } from '#client/page/page.css.ts';
import { pageStep } from '#client/page/pageStep.ts';
import { QueryFailure } from '#client/page/QueryFailure.tsx';
import { usePageTitle } from '#client/page/usePageTitle.ts';
import { Button } from '#client/ui/Button.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { SearchField } from '#client/ui/SearchField.tsx';
import { Select } from '#client/ui/Select.tsx';
import { WorkCard } from './WorkCard.tsx';
import { WorkFilters } from './WorkFilters.tsx';
import * as styles from './works.css.ts';
import { WORK_FILTERS, WORK_ORDERS, type WorkOrder, worksInputFrom } from './worksAddress.ts';
import { worksTexts } from './worksTexts.ts';

/** /works: the works that readers can see, with or without an account. */
export default function WorksScreen() {
  const text = useText(worksTexts);
  usePageTitle(text('works.title'));
  const [parameters, setParameters] = useSearchParams();
  const input = worksInputFrom(parameters);
  const [typed, setTyped] = useState(input.search);
  const list = trpc.works.list.useQuery(input, { placeholderData: keepPreviousData });

  function change(changes: Readonly<Record<string, string>>) {
    setParameters(
      (present) => {
        const next = { ...Object.fromEntries(present), page: '', after: '', ...changes };
        return new URLSearchParams(Object.entries(next).filter(([, value]) => value !== ''));
      },
      { replace: true },
    );
  }
  function showAll() {
    setTyped('');
    change({ search: '', ...Object.fromEntries(WORK_FILTERS.map(({ name }) => [name, ''])) });
  }
  if (list.isError && !list.data) return <QueryFailure query={list} />;
  if (!list.data) return <LoadingPage />;
  const { data, meta } = list.data;
  const isNarrowed = WORK_FILTERS.some(({ name }) => name in input) || input.search !== '';
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{text('works.title')}</h1>
        <p className={muted}>{text('works.lead')}</p>
      </div>
      <div className={styles.tools}>
        <Choice
          look="segments"
          label={text('works.category')}
          value={input.category}
          onChange={(category) => change({ category: category === 'open' ? '' : category })}
          options={[
            { value: 'open', label: text('works.open') },
            { value: 'development', label: text('works.development') },
          ]}
        />
        <div className={styles.search}>
          <SearchField
            label={text('works.search')}
            value={typed}
            onChange={setTyped}
            onSubmit={(search) => change({ search })}
            clearLabel={text('works.clearSearch')}
          />
        </div>
        <Select<WorkOrder>
          label={text('works.sort')}
          value={input.sort}
          onChange={(sort) => change({ sort })}
          options={WORK_ORDERS.map((order) => ({ value: order, label: text(`works.sort_${order}`) }))}
        />
      </div>
      <WorkFilters input={input} onChange={change} />
      {input.category === 'development' && <p className={muted}>{text('works.developmentHint')}</p>}
      {data.length === 0 ? (
        <EmptyState
          text={text(isNarrowed ? 'works.none' : 'works.noneYet')}
          action={isNarrowed ? <Button onPress={showAll}>{text('works.showAll')}</Button> : undefined}
        />
      ) : (
        <ul className={styles.cards} aria-label={text(`works.${input.category}`)}>
          {data.map((work) => (
            <WorkCard key={work.code} work={work} />
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <p className={muted}>{text(meta.is_more ? 'works.countMore' : 'works.count', { count: meta.total })}</p>
        <Pages page={meta.current_page} pageCount={meta.last_page} onChange={(page) => change(pageStep(meta, page))} />
      </div>
    </>
  );
}
