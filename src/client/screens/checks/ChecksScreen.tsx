import { keepPreviousData } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useSearchParams } from 'wouter';
import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { trpc } from '#client/api/trpc.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { recordHref } from '#client/resource/recordHref.ts';
import { LoadingPage } from '#client/shell/LoadingPage.tsx';
import { muted, page } from '#client/shell/page.css.ts';
import { QueryFailure } from '#client/shell/QueryFailure.tsx';
import { RouteLink } from '#client/shell/RouteLink.tsx';
import { usePageTitle } from '#client/shell/usePageTitle.ts';
import { Choice } from '#client/ui/Choice.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Select } from '#client/ui/Select.tsx';
import { type Column, Table } from '#client/ui/Table.tsx';
import { paddedNumber, RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import * as styles from './checks.css.ts';

export { checksTexts as texts } from './checksTexts.ts';

/** Rows that are shown at once. */
const MOST_SHOWN = 300;

type FoundProblem = RouterOutputs['checks']['list']['data']['problems'][number];

/** /scenarios/{id}/checks: all that is to be mended in a scenario, each with a link to its place. */
export default function ChecksScreen({ scenarioId }: { readonly scenarioId: string }) {
  const text = useText();
  const language = useAtomValue(languageAtom);
  usePageTitle(text('checks.title'));
  const [parameters, setParameters] = useSearchParams();
  const list = trpc.checks.list.useQuery({ scenario_id: scenarioId }, { placeholderData: keepPreviousData });
  if (list.isError && !list.data) return <QueryFailure query={list} />;
  if (!list.data) return <LoadingPage />;
  const { problems, errors, warnings } = list.data.data;
  const kind = parameters.get('kind') ?? '';
  const severity = parameters.get('severity') ?? '';
  const kinds = (Object.keys(RECORD_KINDS) as RecordKindName[]).filter((one) =>
    problems.some((problem) => problem.kind === one),
  );
  const found = problems.filter(
    (problem) => (kind === '' || problem.kind === kind) && (severity === '' || problem.severity === severity),
  );
  const choose = (name: string, value: string) =>
    setParameters((present) => new URLSearchParams({ ...Object.fromEntries(present), [name]: value }), {
      replace: true,
    });
  const columns: Column<FoundProblem>[] = [
    {
      id: 'place',
      header: text('checks.place'),
      role: 'name',
      cell: (problem) => (
        <RouteLink href={recordHref(scenarioId, problem.kind, problem.number, problem.path)}>
          {RECORD_KINDS[problem.kind].title[language]} {paddedNumber(problem.kind, problem.number)}
        </RouteLink>
      ),
    },
    { id: 'field', header: text('checks.field'), cell: ({ label }) => label[language] },
    { id: 'message', header: text('checks.message'), cell: ({ message }) => message[language] },
    {
      id: 'severity',
      header: text('checks.severity'),
      isNowrap: true,
      cell: (problem) => (
        <span className={styles.severity({ severity: problem.severity })}>{text(`checks.${problem.severity}`)}</span>
      ),
    },
  ];
  return (
    <div className={page}>
      <div className={styles.head}>
        <div className={styles.kind}>
          <Select
            label={text('checks.kind')}
            value={kind}
            onChange={(value) => choose('kind', value)}
            options={[
              { value: '', label: text('checks.allKinds') },
              ...kinds.map((one) => ({ value: one as string, label: RECORD_KINDS[one].title[language] })),
            ]}
          />
        </div>
        <Choice
          label={text('checks.severity')}
          look="segments"
          value={severity}
          onChange={(value) => choose('severity', value)}
          options={[
            { value: '', label: text('checks.all') },
            { value: 'error', label: text('checks.error') },
            { value: 'warning', label: text('checks.warning') },
          ]}
        />
        <p className={styles.counts} role="status">
          {text('checks.counts', { errors, warnings })}
        </p>
      </div>
      <Table
        label={text('checks.title')}
        columns={columns}
        rows={found.slice(0, MOST_SHOWN)}
        rowKey={(problem) => `${problem.kind} ${problem.number} ${problem.path} ${problem.message.ja}`}
        empty={
          problems.length === 0 ? (
            <EmptyState title={text('checks.empty')} text={text('checks.emptyHint')} />
          ) : (
            <EmptyState text={text('checks.noneFound')} />
          )
        }
      />
      {found.length > MOST_SHOWN && <p className={muted}>{text('checks.more', { count: MOST_SHOWN })}</p>}
    </div>
  );
}
