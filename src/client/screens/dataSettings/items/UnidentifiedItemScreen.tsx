import { trpcClient } from '#client/api/trpc.ts';
import { UnidentifiedNames } from '#client/screens/dataSettings/UnidentifiedNames.tsx';
import { item } from '#domain/resources/item.ts';

export { unidentifiedTexts as texts } from '#client/screens/dataSettings/UnidentifiedNames.tsx';

/** What items are called before they are identified. */
export default function UnidentifiedItemScreen({ scenarioId }: { readonly scenarioId: string }) {
  const { importSample } = trpcClient.unidentifiedItems;
  return <UnidentifiedNames resource={item} scenarioId={scenarioId} importSample={importSample.mutate} />;
}
