import { RecordTable } from '#client/resource/table/RecordTable.tsx';
import { tableTexts } from '#client/resource/table/tableTexts.ts';
import { item } from '#domain/resources/item.ts';

export const texts = tableTexts;

/** /scenarios/{id}/data-settings/items/item-list */
export default function ItemListScreen({ scenarioId }: { scenarioId: string }) {
  return <RecordTable resource={item} scenarioId={scenarioId} />;
}
