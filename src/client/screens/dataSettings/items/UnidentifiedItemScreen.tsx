import { trpcClient } from '#client/api/trpc.ts';
import { RecordTable } from '#client/resource/table/RecordTable.tsx';
import { tableTexts } from '#client/resource/table/tableTexts.ts';
import { filled } from '#client/screens/dataSettings/DataSettingsScreen.css.ts';
import { SampleNames } from '#client/screens/dataSettings/SampleNames.tsx';
import { sampleNamesTexts } from '#client/screens/dataSettings/sampleNamesTexts.ts';
import { item } from '#domain/resources/item.ts';

export const texts = { ...tableTexts, ...sampleNamesTexts };

/** What items are called before they are identified, by number (spec 2 §2). */
export default function UnidentifiedItemScreen({ scenarioId }: { scenarioId: string }) {
  return (
    <div className={filled}>
      <SampleNames
        resource={item}
        scenarioId={scenarioId}
        importSample={trpcClient.unidentifiedItems.importSample.mutate}
      />
      <RecordTable resource={item} table="unidentified" scenarioId={scenarioId} />
    </div>
  );
}
