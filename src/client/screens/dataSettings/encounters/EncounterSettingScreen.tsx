import { useMemo, useRef } from 'react';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecordDesks } from '#client/resource/model/useRecordDesk.ts';
import { RecordsPending } from '#client/resource/status/RecordsPending.tsx';
import { RecordTable } from '#client/resource/table/RecordTable.tsx';
import { filled } from '#client/screens/areas/areas.css.ts';
import { aboveEditor } from '#client/screens/dataSettings/ViewChoice.css.ts';
import { ViewChoice } from '#client/screens/dataSettings/ViewChoice.tsx';
import { encounterSetting } from '#domain/resources/encounterSetting.ts';
import { monster } from '#domain/resources/monster.ts';
import { NoMonster } from './NoMonster.tsx';
import { TableEditor } from './TableEditor.tsx';
import { usedTables, useTableUses } from './useEncounters.ts';
import { tableHref, useTableAddress } from './useTableAddress.ts';

const KINDS = [encounterSetting, monster];

/** The 200 encounter tables: one at a time with pictures, or all of them as a spreadsheet. */
export default function EncounterSettingScreen({ scenarioId }: { readonly scenarioId: string }) {
  const { view, number } = useTableAddress();
  const [tables, monsters] = useRecordDesks(KINDS, scenarioId);
  if (!tables || !monsters) return <RecordsPending resources={KINDS} scenarioId={scenarioId} />;
  if (view === 'table') return <TableDialog monsters={monsters} number={number} />;
  return (
    <>
      <div className={aboveEditor}>
        <ViewChoice view="single" hrefOf={(other) => tableHref(scenarioId, other, number)} />
        <NoMonster monsters={monsters} />
      </div>
      <TableEditor tables={tables} monsters={monsters} number={number} />
    </>
  );
}

interface TableDialogProps {
  readonly monsters: RecordDesk;
  /** The current encounter table. */
  readonly number: number;
}

function TableDialog({ monsters, number }: TableDialogProps) {
  const { scenarioId } = monsters;
  const row = useRef(number);
  const uses = useTableUses(scenarioId);
  const used = useMemo(() => usedTables(uses.data?.data), [uses.data]);
  return (
    <div className={filled}>
      <NoMonster monsters={monsters} />
      <ViewChoice view="table" hrefOf={(other) => tableHref(scenarioId, other, row.current)} />
      <RecordTable
        resource={encounterSetting}
        scenarioId={scenarioId}
        startAt={number}
        uses={used}
        onActive={(active) => {
          row.current = active;
        }}
      />
    </div>
  );
}
