import { RecordScreen } from '#client/resource/form/RecordScreen.tsx';
import { ItemFoundPanel } from '#client/screens/dataSettings/treasureChests/ItemFoundPanel.tsx';
import { item } from '#domain/resources/item.ts';
import { EffectPalette } from './EffectPalette.tsx';
import { RESTRICTIONS, RestrictionGrid } from './RestrictionGrid.tsx';

/** The grid replaces the first of its fields, and edits the others too. */
const [GRID, ...others] = RESTRICTIONS;
const INPUTS = { [GRID]: RestrictionGrid, ...Object.fromEntries(others.map((name) => [name, null])) };

/** One item in its form. */
export default function ItemEditScreen({ scenarioId, number }: { scenarioId: string; number: string }) {
  return (
    <RecordScreen resource={item} scenarioId={scenarioId} number={number} inputs={INPUTS}>
      <EffectPalette />
      <ItemFoundPanel />
    </RecordScreen>
  );
}
