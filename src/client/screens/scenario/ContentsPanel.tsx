import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { FactList } from '#client/page/FactList.tsx';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { scenarioPath } from '#client/page/scenario/scenario.ts';
import { Panel } from '#client/ui/Panel.tsx';
import { RECORD_KINDS, type RecordKind, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { CONTENT_GROUPS } from './contentGroups.ts';
import type { Overview } from './road.ts';
import { scenarioHomeTexts } from './scenarioHomeTexts.ts';

interface ContentsPanelProps {
  readonly scenarioId: string;
  readonly overview: Overview;
}

/** The number of records by area, each with a link. */
export function ContentsPanel({ scenarioId, overview }: ContentsPanelProps) {
  const text = useText(scenarioHomeTexts);
  const language = useAtomValue(languageAtom);
  const count = (number: number) => text('scenarioHome.records', { count: number });
  const isAsAtFirst = (kind: RecordKindName) =>
    (RECORD_KINDS[kind] as RecordKind).isWhole === true && !overview.record_counts[kind];
  /** Every record of a whole kind exists, so the number of changed ones is shown. */
  function told(kind: RecordKindName): string {
    if (isAsAtFirst(kind)) return text('scenarioHome.asAtFirst');
    const number = overview.record_counts[kind] ?? 0;
    const { isWhole, first, last }: RecordKind = RECORD_KINDS[kind];
    if (first === last) return text('scenarioHome.changedOnce');
    return isWhole ? text('scenarioHome.changed', { count: number }) : count(number);
  }
  function toldOf(kinds: readonly RecordKindName[]): string {
    const [only, ...others] = kinds;
    if (only && others.length === 0) return told(only);
    const changed = kinds.filter((kind) => overview.record_counts[kind]);
    if (changed.length === 0) return kinds.every(isAsAtFirst) ? text('scenarioHome.asAtFirst') : count(0);
    return changed
      .map((kind) => `${RECORD_KINDS[kind].title[language]} ${told(kind)}`)
      .join(text('scenarioHome.between'));
  }
  return (
    <Panel title={text('scenarioHome.contents')}>
      <FactList
        facts={CONTENT_GROUPS.map(({ title, path, kinds }) => ({
          key: path,
          name: <RouteLink href={`${scenarioPath(scenarioId)}/${path}`}>{title[language]}</RouteLink>,
          value: toldOf(kinds),
        }))}
      />
    </Panel>
  );
}
