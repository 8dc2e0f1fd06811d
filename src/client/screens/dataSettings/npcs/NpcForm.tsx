import { RecordScreen } from '#client/resource/form/RecordScreen.tsx';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { CompanionDesksContext, useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { RecordLeaf } from '#client/resource/openRecord/RecordLeaf.tsx';
import { RecordsPending } from '#client/resource/status/RecordsPending.tsx';
import { slotCards } from '#client/screens/dataSettings/SlotCards.tsx';
import { conditionParameter } from '#domain/catalogs/conditionParameter.ts';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import { NO_CONDITION, type Npc, npc } from '#domain/resources/npc.ts';
import { NpcScript } from './script/NpcScript.tsx';

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
  shop: slotCards('shop'),
  // The script has these.
  ...{ name_ja: null, name_en: null, monster_picture: null, display_graphic: null, additional_image: null },
  ...{ needs_flag: null, once: null, asks_first: null },
  ...{ greet_message: null, leave_message: null, refuse_message: null, meet_sound: null, leave_sound: null },
  ...{ topics: null, unknown_word: null, payment: null, trades: null, goes_away: null, left_flag: null },
  // Set by moving rows.
  saved_as: null,
};

/** One NPC: its conversation as a script, and below it everything that happens without words. */
export default function NpcForm({ scenarioId, number }: { readonly scenarioId: string; readonly number: string }) {
  const messages = useRecordDesk(labyrinthMessage, scenarioId);
  if (!messages) return <RecordsPending resources={[labyrinthMessage]} scenarioId={scenarioId} />;
  return (
    <CompanionDesksContext value={[messages]}>
      <RecordScreen
        resource={npc}
        scenarioId={scenarioId}
        number={number}
        inputs={INPUTS}
        before={<NpcScript key={number} messages={messages} />}
      />
    </CompanionDesksContext>
  );
}
