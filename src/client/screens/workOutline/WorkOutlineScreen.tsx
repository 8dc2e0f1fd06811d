import { AreaScreen } from '#client/screens/areas/AreaScreen.tsx';
import { WORK_OUTLINE } from './workOutlineGroup.tsx';

/** /scenarios/{id}/scenario-tools/work-outline: titles, comments, search items, the policy. */
export default function WorkOutlineScreen({ scenarioId }: { readonly scenarioId: string }) {
  return <AreaScreen scenarioId={scenarioId} group={WORK_OUTLINE} />;
}
