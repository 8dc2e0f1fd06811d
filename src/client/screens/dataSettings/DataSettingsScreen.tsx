import { AreaScreen } from '#client/screens/areas/AreaScreen.tsx';
import { DATA_SETTINGS } from './dataAreas.tsx';

/** /scenarios/{id}/data-settings: the areas of the records, their pages and forms. */
export default function DataSettingsScreen({ scenarioId }: { readonly scenarioId: string }) {
  return <AreaScreen scenarioId={scenarioId} group={DATA_SETTINGS} />;
}
