import { UnidentifiedNames } from '#client/screens/dataSettings/UnidentifiedNames.tsx';
import { unidentifiedItemNames } from '#domain/catalogs/unidentifiedNames.ts';
import { item } from '#domain/resources/item.ts';

/** The table of names for unidentified items. */
export default function UnidentifiedItemScreen({ scenarioId }: { readonly scenarioId: string }) {
  return <UnidentifiedNames resource={item} scenarioId={scenarioId} sample={unidentifiedItemNames} />;
}
