import { deskSavingTexts } from '#client/resource/deskSavingTexts.ts';
import { RecordScreen } from '#client/resource/form/RecordScreen.tsx';
import { recordFormTexts } from '#client/resource/recordFormTexts.ts';
import { gameWindowTexts } from '#client/screens/dataSettings/gameWindowTexts.ts';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import { MessagePreview } from './MessagePreview.tsx';
import { messageTexts } from './messageTexts.ts';

export const texts = { ...recordFormTexts, ...deskSavingTexts, ...gameWindowTexts, ...messageTexts };

/** One labyrinth message in its form, with the game's window below it (spec 2 §2). */
export default function MessageEditScreen({ scenarioId, number }: { scenarioId: string; number: string }) {
  return (
    <RecordScreen resource={labyrinthMessage} scenarioId={scenarioId} number={number}>
      <MessagePreview />
    </RecordScreen>
  );
}
