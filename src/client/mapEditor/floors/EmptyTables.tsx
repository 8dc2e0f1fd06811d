import { useSetAtom } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import type { FloorDesk } from '#client/floor/desk/FloorDesk.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { useWritingLanguage } from '#client/page/scenario/scenarioLanguages.ts';
import { makeRecord } from '#client/resource/model/makeRecord.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { recordDialogAtom } from '#client/resource/recordDialog/recordDialog.ts';
import { Button } from '#client/ui/Button.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import { nameOf, type RecordOf } from '#domain/resource/defineResource.ts';
import { encounterSetting } from '#domain/resources/encounterSetting.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { inLanguage } from '#domain/text/inLanguage.ts';
import { emptyTables } from '#game/measure/emptyTables.ts';
import { floorTexts } from './floorTexts.ts';

const FIRST_SLOT = floorMap.leaves.find(({ path }) => path === 'appearance.no1.value');

interface EmptyTablesProps {
  readonly scenarioId: string;
  readonly desk: FloorDesk;
}

/** Lists the chosen encounter tables that yield no monsters, each with a link to fill it; if none is chosen, offers to make one. */
export function EmptyTables({ scenarioId, desk }: EmptyTablesProps) {
  const canWrite = useMay('edit');
  const tables = useRecordDesk(encounterSetting, scenarioId);
  return canWrite && tables ? <EmptyOnes tables={tables} desk={desk} /> : null;
}

function EmptyOnes({ tables, desk: { settings, number: floor } }: { tables: RecordDesk; desk: FloorDesk }) {
  const text = useText(floorTexts);
  const writing = useWritingLanguage();
  const openDialog = useSetAtom(recordDialogAtom);
  const subscribe = useCallback((listener: () => void) => settings.subscribe(listener), [settings]);
  const values = useSyncExternalStore(subscribe, () => settings.values);
  // The desk has read its records by their schema.
  const tableOf = (number: number) => tables.record(number) as RecordOf<typeof encounterSetting>;
  // Serialised to one string, which stays equal while nothing changes.
  const told = useDesk(tables, () => JSON.stringify(emptyTables(values, tableOf)));
  const { chosen, isUnchosen } = JSON.parse(told) as ReturnType<typeof emptyTables>;
  const fill = (number: number) => openDialog({ scenarioId: tables.scenarioId, kind: encounterSetting.name, number });
  async function make() {
    const number = await makeRecord(tables, inLanguage(nameOf(floorMap, values, floor), writing), writing);
    if (number === undefined || !FIRST_SLOT) return;
    settings.edit(FIRST_SLOT, number);
    fill(number);
  }
  return (
    <>
      {chosen.map((number) => (
        <Notice key={number}>
          <p>{text('floor.table.empty', { number: paddedNumber(encounterSetting.name, number) })}</p>
          <Button size="small" onPress={() => fill(number)}>
            {text('floor.table.fill')}
          </Button>
        </Notice>
      ))}
      {isUnchosen && (
        <Notice>
          <p>{text('floor.table.none')}</p>
          <Button size="small" onPress={() => void make()}>
            {text('floor.table.make')}
          </Button>
        </Notice>
      )}
    </>
  );
}
