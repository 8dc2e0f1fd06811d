import { RecordTable } from '#client/resource/table/RecordTable.tsx';
import { tableTexts } from '#client/resource/table/tableTexts.ts';
import { filled } from '#client/screens/dataSettings/DataSettingsScreen.css.ts';
import { monster } from '#domain/resources/monster.ts';

export const texts = tableTexts;

/** All monsters in a table (spec 2 §2). */
export default function MonsterListScreen({ scenarioId }: { scenarioId: string }) {
  return (
    <div className={filled}>
      <RecordTable resource={monster} scenarioId={scenarioId} />
    </div>
  );
}
