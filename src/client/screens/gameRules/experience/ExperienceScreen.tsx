import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { RecordsPending } from '#client/resource/status/RecordsPending.tsx';
import { RecordTable } from '#client/resource/table/RecordTable.tsx';
import { experiencePoint } from '#domain/resources/rules/experiencePoint.ts';
import { CurvePanel } from './CurvePanel.tsx';
import { page, table } from './Curves.css.ts';

/** The experience that each class needs for a level: the curves, to be drawn, and the same as a table. */
export default function ExperienceScreen({ scenarioId }: { readonly scenarioId: string }) {
  const desk = useRecordDesk(experiencePoint, scenarioId);
  if (!desk) return <RecordsPending resources={[experiencePoint]} scenarioId={scenarioId} />;
  return (
    <div className={page}>
      <CurvePanel desk={desk} />
      <div className={table}>
        <RecordTable resource={experiencePoint} scenarioId={scenarioId} />
      </div>
    </div>
  );
}
