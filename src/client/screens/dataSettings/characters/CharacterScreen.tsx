import { RecordScreen } from '#client/resource/form/RecordScreen.tsx';
import { slotCards } from '#client/screens/dataSettings/SlotCards.tsx';
import { character } from '#domain/resources/character.ts';
import { FiguresPanel } from './FiguresPanel.tsx';
import { SpellsPanel } from './SpellsPanel.tsx';

const INPUTS = { items: slotCards('items') };

/** One character in its form, with its derived figures. */
export default function CharacterScreen({ scenarioId, number }: { scenarioId: string; number: string }) {
  return (
    <RecordScreen resource={character} scenarioId={scenarioId} number={number} inputs={INPUTS}>
      <FiguresPanel />
      <SpellsPanel />
    </RecordScreen>
  );
}
