import { RecordScreen } from '#client/resource/form/RecordScreen.tsx';
import { monster } from '#domain/resources/monster.ts';
import { LookFields } from './LookFields.tsx';
import { StrengthPanel } from './StrengthPanel.tsx';
import { WhereMetPanel } from './WhereMetPanel.tsx';

/** Pictures and colours are edited together, at the place of the first of these fields. */
const INPUTS = { image: LookFields, unconfirmed_image: null, graphic_category: null, color_filter: null };

/** One monster in its form, with its strength and the places where it is met. */
export default function MonsterDetailScreen({ scenarioId, number }: { scenarioId: string; number: string }) {
  return (
    <RecordScreen resource={monster} scenarioId={scenarioId} number={number} inputs={INPUTS}>
      <StrengthPanel />
      <WhereMetPanel />
    </RecordScreen>
  );
}
