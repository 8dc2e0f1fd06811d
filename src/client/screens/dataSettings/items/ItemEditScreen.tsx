import { deskSavingTexts } from '#client/resource/deskSavingTexts.ts';
import { RecordScreen } from '#client/resource/form/RecordScreen.tsx';
import { recordFormTexts } from '#client/resource/recordFormTexts.ts';
import { ItemFoundPanel } from '#client/screens/dataSettings/treasureChests/ItemFoundPanel.tsx';
import { treasureTexts } from '#client/screens/dataSettings/treasureChests/treasureTexts.ts';
import { item } from '#domain/resources/item.ts';
import { EffectPalette } from './EffectPalette.tsx';
import { itemTexts } from './itemTexts.ts';
import { RESTRICTIONS, RestrictionGrid } from './RestrictionGrid.tsx';

export const texts = { ...recordFormTexts, ...deskSavingTexts, ...itemTexts, ...treasureTexts };

/** The grid stands where the first of its fields does, and edits the others too. */
const [GRID, ...others] = RESTRICTIONS;
const INPUTS = { [GRID]: RestrictionGrid, ...Object.fromEntries(others.map((name) => [name, null])) };

/** One item in its form (spec 2 §2). */
export default function ItemEditScreen({ scenarioId, number }: { scenarioId: string; number: string }) {
  return (
    <RecordScreen resource={item} scenarioId={scenarioId} number={number} inputs={INPUTS}>
      <EffectPalette />
      <ItemFoundPanel />
    </RecordScreen>
  );
}
