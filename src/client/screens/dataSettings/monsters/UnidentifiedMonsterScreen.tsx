import { trpcClient } from '#client/api/trpc.ts';
import { RecordTable } from '#client/resource/table/RecordTable.tsx';
import { tableTexts } from '#client/resource/table/tableTexts.ts';
import { filled } from '#client/screens/dataSettings/DataSettingsScreen.css.ts';
import { SampleNames } from '#client/screens/dataSettings/SampleNames.tsx';
import { sampleNamesTexts } from '#client/screens/dataSettings/sampleNamesTexts.ts';
import { monster } from '#domain/resources/monster.ts';

export const texts = { ...tableTexts, ...sampleNamesTexts };

/** What monsters are called before they are identified, by number (spec 2 §2). */
export default function UnidentifiedMonsterScreen({ scenarioId }: { scenarioId: string }) {
  return (
    <div className={filled}>
      <SampleNames
        resource={monster}
        scenarioId={scenarioId}
        importSample={trpcClient.unidentifiedMonsters.importSample.mutate}
      />
      <RecordTable resource={monster} table="unidentified" scenarioId={scenarioId} />
    </div>
  );
}
