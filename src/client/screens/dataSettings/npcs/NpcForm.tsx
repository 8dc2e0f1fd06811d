import { RecordScreen } from '#client/resource/form/RecordScreen.tsx';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { RecordLeaf } from '#client/resource/openRecord/RecordLeaf.tsx';
import { slotCards } from '#client/screens/dataSettings/SlotCards.tsx';
import { conditionParameter } from '#domain/catalogs/conditionParameter.ts';
import { NO_CONDITION, type Npc, npc } from '#domain/resources/npc.ts';
import { ConversationPanel } from './ConversationPanel.tsx';

/** The parameter N of the condition for meeting the NPC, if there is one. */
function ConditionInput() {
  const { desk, number } = useOpenRecord();
  const path = useDesk(desk, () => {
    // This desk parses its records with their schema.
    const { meeting_condition } = desk.record(number) as Npc;
    return meeting_condition === NO_CONDITION.code ? undefined : `condition.${conditionParameter(meeting_condition)}`;
  });
  const leaf = npc.leaves.find((one) => one.path === path);
  return leaf && <RecordLeaf key={leaf.path} leaf={leaf} />;
}

const INPUTS = {
  condition: ConditionInput,
  topics: slotCards('topics'),
  shop: slotCards('shop'),
  trades: slotCards('trades'),
  // Set by moving rows.
  saved_as: null,
};

/** One NPC in its form, with the conversation above it. */
export default function NpcForm({ scenarioId, number }: { readonly scenarioId: string; readonly number: string }) {
  return (
    <RecordScreen
      resource={npc}
      scenarioId={scenarioId}
      number={number}
      inputs={INPUTS}
      before={<ConversationPanel />}
    />
  );
}
