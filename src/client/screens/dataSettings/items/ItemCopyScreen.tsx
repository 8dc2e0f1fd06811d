import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { RecordsPending } from '#client/resource/status/RecordsPending.tsx';
import { CopyForm } from '#client/screens/dataSettings/copy/CopyForm.tsx';
import { item } from '#domain/resources/item.ts';

/** Copies fields of one item to others. */
export default function ItemCopyScreen({ scenarioId }: { readonly scenarioId: string }) {
  const desk = useRecordDesk(item, scenarioId);
  return desk ? <CopyForm desk={desk} kind="item" /> : <RecordsPending resources={[item]} scenarioId={scenarioId} />;
}
