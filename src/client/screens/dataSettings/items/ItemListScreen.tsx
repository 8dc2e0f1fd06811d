import { RecordTable } from '#client/resource/table/RecordTable.tsx';
import { filled } from '#client/screens/areas/areas.css.ts';
import { item } from '#domain/resources/item.ts';

/** All items in a table. */
export default function ItemListScreen({ scenarioId }: { scenarioId: string }) {
  return (
    <div className={filled}>
      <RecordTable resource={item} scenarioId={scenarioId} />
    </div>
  );
}
