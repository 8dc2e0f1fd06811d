import { useRecordDesk } from '#client/resource/useRecordDesk.ts';
import { LoadingPage } from '#client/shell/LoadingPage.tsx';
import { item } from '#domain/resources/item.ts';
import { ItemCopyForm } from './ItemCopyForm.tsx';

export { itemTexts as texts } from './itemTexts.ts';

/** Copies fields of one item to others (spec 2 §2). */
export default function ItemCopyScreen({ scenarioId }: { readonly scenarioId: string }) {
  const desk = useRecordDesk(item, scenarioId);
  return desk ? <ItemCopyForm desk={desk} /> : <LoadingPage />;
}
