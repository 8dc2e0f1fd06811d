import { UnidentifiedNames } from '#client/screens/dataSettings/UnidentifiedNames.tsx';
import { unidentifiedItemNames } from '#domain/catalogs/unidentifiedNames.ts';
import { item } from '#domain/resources/item.ts';

/** What items are called before they are identified. */
export default function UnidentifiedItemScreen({ scenarioId }: { readonly scenarioId: string }) {
  return <UnidentifiedNames resource={item} scenarioId={scenarioId} sample={unidentifiedItemNames} />;
}
