import { AreaScreen } from '#client/screens/areas/AreaScreen.tsx';
import { LABYRINTHS } from './labyrinthAreas.tsx';

/** /scenarios/{id}/labyrinths */
export default function LabyrinthsScreen({ scenarioId }: { readonly scenarioId: string }) {
  return <AreaScreen scenarioId={scenarioId} group={LABYRINTHS} />;
}
