import { trpcClient } from '#client/api/trpc.ts';
import { UnidentifiedNames } from '#client/screens/dataSettings/UnidentifiedNames.tsx';
import { monster } from '#domain/resources/monster.ts';

export { unidentifiedTexts as texts } from '#client/screens/dataSettings/UnidentifiedNames.tsx';

/** What monsters are called before they are identified. */
export default function UnidentifiedMonsterScreen({ scenarioId }: { readonly scenarioId: string }) {
  const { importSample } = trpcClient.unidentifiedMonsters;
  return <UnidentifiedNames resource={monster} scenarioId={scenarioId} importSample={importSample.mutate} />;
}
