import { RecordScreen } from '#client/resource/form/RecordScreen.tsx';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import { MessagePages } from './MessagePages.tsx';

/** Both languages are edited side by side. */
const INPUTS = { message_ja_boxes: MessagePages, message_en_boxes: null };

/** One labyrinth message in its form, each page with the game's window. */
export default function MessageEditScreen({ scenarioId, number }: { scenarioId: string; number: string }) {
  return <RecordScreen resource={labyrinthMessage} scenarioId={scenarioId} number={number} inputs={INPUTS} />;
}
