import { RecordTable } from '#client/resource/table/RecordTable.tsx';
import { tableTexts } from '#client/resource/table/tableTexts.ts';
import { filled } from '#client/screens/dataSettings/DataSettingsScreen.css.ts';
import { item } from '#domain/resources/item.ts';
import { itemTexts } from './itemTexts.ts';
import { SampleNames } from './SampleNames.tsx';

export const texts = { ...tableTexts, ...itemTexts };

/** What items are called before they are identified, by number (spec 2 §2). */
export default function UnidentifiedItemScreen({ scenarioId }: { scenarioId: string }) {
  return (
    <div className={filled}>
      <SampleNames scenarioId={scenarioId} />
      <RecordTable resource={item} table="unidentified" scenarioId={scenarioId} />
    </div>
  );
}
