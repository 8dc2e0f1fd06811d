import { RecordScreen } from '#client/resource/form/RecordScreen.tsx';
import { useRecordDesks } from '#client/resource/model/useRecordDesk.ts';
import { RecordsPending } from '#client/resource/status/RecordsPending.tsx';
import { item } from '#domain/resources/item.ts';
import { treasureChest } from '#domain/resources/treasureChest.ts';
import { treasureSpecialItem } from '#domain/resources/treasureSpecialItem.ts';
import { treasureTrap } from '#domain/resources/treasureTrap.ts';
import { ChestFoundPanel } from './ChestFoundPanel.tsx';
import { ChestTrapPanel } from './ChestTrapPanel.tsx';
import { ContentPanel } from './ContentPanel.tsx';
import { GoldFields } from './GoldFields.tsx';

const BESIDE = [item, treasureSpecialItem, treasureTrap];
/** The bonus is on the line of the dice. */
const INPUTS = { gold: GoldFields, gold_bonus: null };

/** One treasure chest in its form, with its content and its places. */
export default function ChestFormScreen({ scenarioId, number }: { scenarioId: string; number: string }) {
  const [items, specials, traps] = useRecordDesks(BESIDE, scenarioId);
  if (!items || !specials || !traps) return <RecordsPending resources={BESIDE} scenarioId={scenarioId} />;
  return (
    <RecordScreen resource={treasureChest} scenarioId={scenarioId} number={number} inputs={INPUTS}>
      <ContentPanel items={items} specials={specials} />
      <ChestTrapPanel traps={traps} />
      <ChestFoundPanel />
    </RecordScreen>
  );
}
