import { useSearchParams } from 'wouter';
import { useText } from '#client/i18n/useText.ts';
import { RecordTable } from '#client/resource/table/RecordTable.tsx';
import { filled } from '#client/screens/areas/areas.css.ts';
import { noRecordTexts } from '#client/screens/dataSettings/noRecordTexts.ts';
import { Choice } from '#client/ui/Choice.tsx';
import { monster } from '#domain/resources/monster.ts';
import { monstersTexts } from './monstersTexts.ts';

/** The tables of the list, by their names in the address; each has a file of its own. */
const VIEWS = ['list', 'names'] as const;

/** All monsters in a table, with all their fields or with their names alone. */
export default function MonsterListScreen({ scenarioId }: { scenarioId: string }) {
  const text = useText(monstersTexts, noRecordTexts);
  const [parameters, setParameters] = useSearchParams();
  const view = VIEWS.find((name) => name === parameters.get('view')) ?? 'list';
  return (
    <div className={filled}>
      <Choice
        label={text('monsters.view')}
        look="segments"
        value={view}
        onChange={(chosen) => setParameters(chosen === 'list' ? {} : { view: chosen }, { replace: true })}
        options={VIEWS.map((value) => ({ value, label: text(`monsters.view.${value}`) }))}
      />
      <RecordTable resource={monster} table={view} scenarioId={scenarioId} emptyText={text('none.monster')} />
    </div>
  );
}
