import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { RecordsPending } from '#client/resource/status/RecordsPending.tsx';
import { CopyForm } from '#client/screens/dataSettings/copy/CopyForm.tsx';
import { monster } from '#domain/resources/monster.ts';

/** Copies fields of one monster to others. */
export default function MonsterCopyScreen({ scenarioId }: { readonly scenarioId: string }) {
  const desk = useRecordDesk(monster, scenarioId);
  return desk ? (
    <CopyForm desk={desk} kind="monster" />
  ) : (
    <RecordsPending resources={[monster]} scenarioId={scenarioId} />
  );
}
