import { RecordScreen } from '#client/resource/form/RecordScreen.tsx';
import { monster } from '#domain/resources/monster.ts';
import { FilteredPicture } from './FilteredPicture.tsx';
import { FilterFields } from './FilterFields.tsx';
import { LookPanel } from './LookPanel.tsx';
import { StrengthPanel } from './StrengthPanel.tsx';
import { WhereMetPanel } from './WhereMetPanel.tsx';

/** What the colours make of the picture is seen where either is chosen. */
const INPUTS = { image: FilteredPicture, color_filter: FilterFields };

/** One monster in its form, with what becomes of it in play. */
export default function MonsterDetailScreen({ scenarioId, number }: { scenarioId: string; number: string }) {
  return (
    <RecordScreen resource={monster} scenarioId={scenarioId} number={number} inputs={INPUTS}>
      <LookPanel />
      <StrengthPanel />
      <WhereMetPanel />
    </RecordScreen>
  );
}
