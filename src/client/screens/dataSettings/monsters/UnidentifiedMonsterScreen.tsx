import { UnidentifiedNames } from '#client/screens/dataSettings/UnidentifiedNames.tsx';
import { unidentifiedMonsterNames } from '#domain/catalogs/unidentifiedNames.ts';
import { monster } from '#domain/resources/monster.ts';

/** The table of names for unidentified monsters. */
export default function UnidentifiedMonsterScreen({ scenarioId }: { readonly scenarioId: string }) {
  return <UnidentifiedNames resource={monster} scenarioId={scenarioId} sample={unidentifiedMonsterNames} />;
}
