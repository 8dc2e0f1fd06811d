import { useMemo, useRef } from 'react';
import { useSearch } from 'wouter';
import { scenarioPath } from '#client/page/scenario/scenario.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecordDesks } from '#client/resource/model/useRecordDesk.ts';
import { RecordsPending } from '#client/resource/status/RecordsPending.tsx';
import { RecordTable } from '#client/resource/table/RecordTable.tsx';
import { filteredHref } from '#client/resource/words/filteredHref.ts';
import { filled } from '#client/screens/areas/areas.css.ts';
import { nobody } from '#client/screens/dataSettings/ListBeside.css.ts';
import { ListBeside } from '#client/screens/dataSettings/ListBeside.tsx';
import { ViewChoice } from '#client/screens/dataSettings/ViewChoice.tsx';
import { screen } from '#client/ui/screen.ts';
import { useMedia } from '#client/ui/useMedia.ts';
import { encounterSetting } from '#domain/resources/encounterSetting.ts';
import { monster } from '#domain/resources/monster.ts';
import { NoMonster } from './NoMonster.tsx';
import { TableEditor } from './TableEditor.tsx';
import { TableList } from './TableList.tsx';
import { usedTables, useTableUses } from './useEncounters.ts';
import { tableHref, useTableAddress } from './useTableAddress.ts';

const KINDS = [encounterSetting, monster];

/** The 200 encounter tables: one at a time with pictures, or all of them as a spreadsheet. */
export default function EncounterSettingScreen({ scenarioId }: { readonly scenarioId: string }) {
  const { view, number, isChosen } = useTableAddress();
  const [tables, monsters] = useRecordDesks(KINDS, scenarioId);
  if (!tables || !monsters) return <RecordsPending resources={KINDS} scenarioId={scenarioId} />;
  if (view === 'table') return <TableDialog monsters={monsters} number={number} />;
  return <SingleTable {...{ tables, monsters, number, isChosen }} />;
}

interface SingleTableProps {
  readonly tables: RecordDesk;
  readonly monsters: RecordDesk;
  readonly number: number;
  readonly isChosen: boolean;
}

function SingleTable({ tables, monsters, number, isChosen }: SingleTableProps) {
  const { scenarioId } = tables;
  const isNarrow = useMedia(screen.narrow);
  const uses = useTableUses(scenarioId);
  const used = useMemo(() => usedTables(uses.data?.data), [uses.data]);
  const listHref = filteredHref(`${scenarioPath(scenarioId)}/data-settings/encounters/encounter-setting`, useSearch());
  const choice = <ViewChoice view="single" hrefOf={(other) => tableHref(scenarioId, other, number)} />;
  // Beside the list there is always a table.
  const isOpen = isChosen || !isNarrow;
  return (
    <ListBeside
      list={<TableList {...{ tables, monsters, used }} current={isOpen ? number : undefined} view={choice} />}
      {...{ listHref, isChosen }}
      view={choice}
    >
      {isOpen ? (
        <TableEditor {...{ tables, monsters, number, uses }} />
      ) : (
        <div className={nobody}>
          <NoMonster monsters={monsters} />
        </div>
      )}
    </ListBeside>
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
