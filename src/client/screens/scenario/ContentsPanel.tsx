import { useAtomValue } from 'jotai';
import { formatDate } from '#client/i18n/formatDate.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { FactList } from '#client/shell/FactList.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { Overview } from './overview.ts';
import { scenarioHomeTexts } from './scenarioHomeTexts.ts';

/** How many records of each kind there are, and the backups. */
export function ContentsPanel({ overview }: { overview: Overview }) {
  const text = useText(scenarioHomeTexts);
  const language = useAtomValue(languageAtom);
  const count = (number: number) => text('scenarioHome.records', { count: number });
  return (
    <Panel title={text('scenarioHome.contents')}>
      <FactList
        facts={[
          ...Object.entries(overview.record_counts).map(([kind, number]) => ({
            name: RECORD_KINDS[kind as RecordKindName].title[language],
            value: count(number),
          })),
          { name: text('scenarioHome.backups'), value: count(overview.backups) },
          {
            name: text('scenarioHome.lastBackup'),
            value: formatDate(overview.last_backup_at) || text('scenarioHome.noBackup'),
          },
        ]}
      />
    </Panel>
  );
}
