import { RecordScreen } from '#client/resource/form/RecordScreen.tsx';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import { MessagePreview } from './MessagePreview.tsx';

/** One labyrinth message in its form, with the game's window below it. */
export default function MessageEditScreen({ scenarioId, number }: { scenarioId: string; number: string }) {
  return (
    <RecordScreen resource={labyrinthMessage} scenarioId={scenarioId} number={number}>
      <MessagePreview />
    </RecordScreen>
  );
}
