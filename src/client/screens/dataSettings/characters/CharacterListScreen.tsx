import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { RecordTable } from '#client/resource/table/RecordTable.tsx';
import { filled } from '#client/screens/areas/areas.css.ts';
import { character } from '#domain/resources/character.ts';
import { PartyStrip } from './PartyStrip.tsx';

/** All characters in a table, and above it the party that those with a place make. */
export default function CharacterListScreen({ scenarioId }: { readonly scenarioId: string }) {
  const desk = useRecordDesk(character, scenarioId);
  return (
    <div className={filled}>
      {desk && <PartyStrip desk={desk} />}
      <RecordTable resource={character} scenarioId={scenarioId} />
    </div>
  );
}
