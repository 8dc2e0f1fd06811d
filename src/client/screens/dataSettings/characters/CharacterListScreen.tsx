import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { RecordTable } from '#client/resource/table/RecordTable.tsx';
import { filled } from '#client/screens/areas/areas.css.ts';
import { character } from '#domain/resources/character.ts';
import { PartyStrip } from './PartyStrip.tsx';

/** All characters in a table, and above it the party of those with a place. */
export default function CharacterListScreen({ scenarioId }: { readonly scenarioId: string }) {
  const desk = useRecordDesk(character, scenarioId);
  return (
    <div className={filled}>
      {desk && <PartyStrip desk={desk} />}
      <RecordTable resource={character} scenarioId={scenarioId} />
    </div>
  );
}
