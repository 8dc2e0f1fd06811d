import { RecordTable } from '#client/resource/table/RecordTable.tsx';
import { filled } from '#client/screens/areas/areas.css.ts';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import { MissingEnglish } from './MissingEnglish.tsx';

/** All labyrinth messages in a table, and those without English. */
export default function MessageListScreen({ scenarioId }: { scenarioId: string }) {
  return (
    <div className={filled}>
      <MissingEnglish scenarioId={scenarioId} />
      <RecordTable resource={labyrinthMessage} scenarioId={scenarioId} />
    </div>
  );
}
