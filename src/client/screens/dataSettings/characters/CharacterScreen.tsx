import { deskSavingTexts } from '#client/resource/deskSavingTexts.ts';
import { RecordScreen } from '#client/resource/form/RecordScreen.tsx';
import { recordFormTexts } from '#client/resource/recordFormTexts.ts';
import { slotCards } from '#client/screens/dataSettings/SlotCards.tsx';
import { slotCardsTexts } from '#client/screens/dataSettings/slotCardsTexts.ts';
import { character } from '#domain/resources/character.ts';
import { characterTexts } from './characterTexts.ts';
import { FiguresPanel } from './FiguresPanel.tsx';
import { SpellsPanel } from './SpellsPanel.tsx';

export const texts = { ...recordFormTexts, ...deskSavingTexts, ...slotCardsTexts, ...characterTexts };

const INPUTS = { items: slotCards('items') };

/** One character in its form, with what its numbers come to. */
export default function CharacterScreen({ scenarioId, number }: { scenarioId: string; number: string }) {
  return (
    <RecordScreen resource={character} scenarioId={scenarioId} number={number} inputs={INPUTS}>
      <FiguresPanel />
      <SpellsPanel />
    </RecordScreen>
  );
}
