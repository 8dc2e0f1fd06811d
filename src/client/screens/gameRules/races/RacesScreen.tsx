import { RecordTable } from '#client/resource/table/RecordTable.tsx';
import { filled } from '#client/screens/areas/areas.css.ts';
import { RACE_ROWS } from '#domain/catalogs/ruleRows.ts';
import { raceOccupationSetting } from '#domain/resources/rules/raceOccupationSetting.ts';
import { UnreadNotice, useIsRead } from './UnreadRows.tsx';

/** The values of races by sex as a table. */
export default function RacesScreen({ scenarioId }: { readonly scenarioId: string }) {
  const isRead = useIsRead(raceOccupationSetting, scenarioId);
  return (
    <div className={filled}>
      {!isRead(RACE_ROWS.last) && <UnreadNotice scenarioId={scenarioId} isTable />}
      <RecordTable resource={raceOccupationSetting} scenarioId={scenarioId} />
    </div>
  );
}
