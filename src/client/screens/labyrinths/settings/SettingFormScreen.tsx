import type { ComponentType } from 'react';
import { trpc } from '#client/api/trpc.ts';
import { LoadingPage } from '#client/page/LoadingPage.tsx';
import { useMay } from '#client/page/may.ts';
import { RecordScreen } from '#client/resource/form/RecordScreen.tsx';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { CompanionDesksContext } from '#client/resource/openRecord/OpenRecord.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { signboard } from '#domain/resources/signboard.ts';
import { ConditionInput, ConditionParameterInput } from './ConditionInputs.tsx';
import { EntranceInput } from './EntranceInput.tsx';
import { FloorRangeInput } from './FloorRangeInput.tsx';
import { FloorRangeView } from './FloorRangeView.tsx';
import { MessageInput } from './MessageInput.tsx';
import { ResizeQuestion } from './ResizeQuestion.tsx';
import { SignboardInput } from './SignboardInput.tsx';
import { SizeInput } from './SizeInput.tsx';
import { useFreshFloors } from './useFreshFloors.ts';
import { useResizedThumbnails } from './useResizedThumbnails.ts';

const NONE: readonly RecordDesk[] = [];

type OwnInputs = Partial<Record<keyof typeof labyrinthSetting.fields, ComponentType>>;

/** The fields of a labyrinth with inputs of their own. */
const VIEWS = {
  map_hierarchy: FloorRangeView,
  labyrinth_entrance: EntranceInput,
  intrusion_condition_number: ConditionInput,
  condition: ConditionParameterInput,
  message_number: MessageInput,
  with_signboard_displayed: SignboardInput,
} as const satisfies OwnInputs;
/** The same for users who may write it. */
const INPUTS = { ...VIEWS, map_hierarchy: FloorRangeInput, labyrinth_size: SizeInput } as const satisfies OwnInputs;

/** The form of one labyrinth. */
export default function SettingFormScreen({ scenarioId, number }: { scenarioId: string; number: string }) {
  const canWrite = useMay('edit');
  useFreshFloors(scenarioId);
  useResizedThumbnails(scenarioId);
  const boards = useRecordDesk(signboard, scenarioId);
  const floors = trpc.floors.list.useQuery({ scenario_id: scenarioId });
  // Before the floors are known none of them can be changed; if they cannot be read, the question about a change says so.
  if (floors.isPending && floors.errorUpdateCount === 0 && canWrite) return <LoadingPage />;
  const inputs = canWrite ? INPUTS : VIEWS;
  return (
    // The signs are written in the form: undo takes back what was written last, here or there.
    <CompanionDesksContext value={boards ? [boards] : NONE}>
      <RecordScreen resource={labyrinthSetting} scenarioId={scenarioId} number={number} inputs={inputs}>
        {canWrite && <ResizeQuestion />}
      </RecordScreen>
    </CompanionDesksContext>
  );
}
