import { useSetAtom } from 'jotai';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { openTableAtom } from '#client/commands/openTableAtom.ts';
import { useText } from '#client/i18n/useText.ts';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import { useMay } from '#client/page/may.ts';
import { prefetchWhenIdle } from '#client/page/prefetchWhenIdle.ts';
import type { FileActions } from '#client/resource/files/TableFile.ts';
import { ClearDialog, TableFileButtons } from '#client/resource/lazy.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecordDesks } from '#client/resource/model/useRecordDesk.ts';
import { writtenNumbers } from '#client/resource/model/writtenNumbers.ts';
import type { Uses } from '#client/resource/rowFilter/rowFilters.ts';
import { useRowFilter } from '#client/resource/rowFilter/useRowFilter.ts';
import { RecordsPending } from '#client/resource/status/RecordsPending.tsx';
import { commandSections } from '#client/resource/table/commands/commandSections.ts';
import { PickIntoTable } from '#client/resource/table/commands/PickIntoTable.tsx';
import { TableBar } from '#client/resource/table/commands/TableBar.tsx';
import { TableHelp } from '#client/resource/table/commands/TableHelp.tsx';
import { tableCommands } from '#client/resource/table/commands/tableCommands.ts';
import { MultiEditDialog } from '#client/resource/table/editor/MultiEditDialog.tsx';
import { TableGrid } from '#client/resource/table/grid/TableGrid.tsx';
import { ColumnsDialog } from '#client/resource/table/head/ColumnsDialog.tsx';
import { columnMenu } from '#client/resource/table/head/columnMenu.ts';
import { place as hintPlace } from '#client/resource/table/status/EmptyHint.css.ts';
import { EmptyHint } from '#client/resource/table/status/EmptyHint.tsx';
import { RecordConflicts } from '#client/resource/table/status/RecordConflicts.tsx';
import { TableStatus } from '#client/resource/table/status/TableStatus.tsx';
import { TableView } from '#client/resource/table/view/TableView.ts';
import { useFilteredView } from '#client/resource/table/view/useFilteredView.ts';
import { useNamedField } from '#client/resource/words/fieldAddress.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import type { Reader } from '#client/resource/words/shownText.ts';
import { shownLabel } from '#client/resource/words/shownText.ts';
import { referredKinds, useReader } from '#client/resource/words/useReader.ts';
import { ContextMenu } from '#client/ui/ContextMenu.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import type { Resource, Table } from '#domain/resource/defineResource.ts';
import { table as tableStyle } from './RecordTable.css.ts';
import { tableTexts } from './tableTexts.ts';

/** The dialog that renumbers selected records. */
const RenumberDialog = lazyScreen(() => import('./renumber/RenumberDialog.tsx'));

interface RecordTableProps {
  readonly resource: Resource;
  /** The key of one of the kind's tables. */
  readonly table?: string;
  readonly scenarioId: string;
  /** The first and last number to show, inclusive; by default those that the table declares. */
  readonly numbers?: NonNullable<Table['numbers']>;
  /** Shown while the table is empty; by default a text common to all tables. */
  readonly emptyText?: string;
  /** The number of the record to go to, at the field that the address names; without it the table opens as it was left. */
  readonly startAt?: number | undefined;
  /** Names of options that other records give (`Reader.calledBy`). */
  readonly calledBy?: Reader['calledBy'];
  /** Called with the number of the record whose row becomes active. */
  readonly onActive?: (number: number) => void;
  /** The numbers in use, where the screen knows them better than the references do; null while it does not know them yet. */
  readonly uses?: Uses | null | undefined;
}

/** All records of a kind as a spreadsheet; fills the height of its parent. */
export function RecordTable(props: RecordTableProps) {
  const { resource, table = 'list', scenarioId, numbers, emptyText, startAt, calledBy, onActive, uses } = props;
  const { first, last } = numbers ?? {};
  const declared = useMemo(() => {
    const own = resource.tables?.[table];
    return own && first !== undefined && last !== undefined ? { ...own, numbers: { first, last } } : own;
  }, [resource, table, first, last]);
  const kinds = useMemo(() => [resource, ...referredKinds(resource)], [resource]);
  const desks = useRecordDesks(kinds, scenarioId);
  const [desk] = desks;
  if (!desk || !declared) return <RecordsPending resources={kinds} scenarioId={scenarioId} />;
  return (
    <OpenTable
      key={`${scenarioId} ${resource.name} ${table} ${first}`}
      {...{ desk, desks, table, declared, emptyText, startAt, calledBy, onActive, uses }}
    />
  );
}

interface OpenTableProps {
  readonly desk: RecordDesk;
  readonly desks: readonly (RecordDesk | undefined)[];
  readonly table: string;
  readonly declared: Table;
  readonly emptyText: string | undefined;
  readonly startAt: RecordTableProps['startAt'];
  readonly calledBy: RecordTableProps['calledBy'];
  readonly onActive: RecordTableProps['onActive'];
  readonly uses: RecordTableProps['uses'];
}

type Dialog = 'renumber' | 'multiEdit' | 'replace' | 'columns' | 'help' | 'clearRows' | 'pick' | 'pickNamed';
interface MenuPlace {
  readonly x: number;
  readonly y: number;
  /** The index of a column for its menu; undefined for the menu of the cells. */
  readonly column?: number;
}

function OpenTable({ desk, desks, table, declared, emptyText, startAt, calledBy, onActive, uses }: OpenTableProps) {
  const { resource, scenarioId } = desk;
  const text = useText(tableTexts);
  const [, navigate] = useLocation();
  const own = useReader(desks);
  const reader = useMemo(() => (calledBy ? { ...own, calledBy } : own), [own, calledBy]);
  const first = useRef(reader);
  const canWrite = useMay(resource.needs);
  const view = useMemo(
    () => new TableView(desk, table, declared, first.current, canWrite),
    [desk, table, declared, canWrite],
  );
  view.setReader(reader);
  const field = useNamedField();
  const frameRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const fileRef = useRef<FileActions>(null);
  const [dialog, setDialog] = useState<Dialog>();
  const [menu, setMenu] = useState<MenuPlace>();

  const hrefOf = useCallback((number: number) => recordHref(scenarioId, resource.name, number), [scenarioId, resource]);
  const open = useCallback((number: number) => navigate(hrefOf(number)), [navigate, hrefOf]);
  const openMenu = useCallback((place: { readonly column?: number }) => {
    const box = inputRef.current?.getBoundingClientRect();
    if (box) setMenu({ x: box.left, y: box.bottom, ...place });
  }, []);
  const focusCells = useCallback(() => inputRef.current?.focus({ preventScroll: true }), []);
  const goToCell = useCallback(
    (number: number, path: string) => {
      view.goTo(number, path);
      focusCells();
    },
    [view, focusCells],
  );
  const commands = useMemo(
    () =>
      tableCommands({
        view,
        openForm: () => {
          if (view.activeCell) open(view.activeCell.number);
        },
        openNamed: () => {
          const named = view.namedAt(view.state.range.active);
          if (named) navigate(recordHref(scenarioId, named.kind, named.number));
        },
        showMenu: () => openMenu({}),
        showColumnMenu: () => openMenu({ column: view.state.range.active.column }),
        showMultiEdit: () => setDialog('multiEdit'),
        showReplace: () => setDialog('replace'),
        showColumns: () => setDialog('columns'),
        showHelp: () => setDialog('help'),
        find: () => searchRef.current?.select(),
        clearRows: () => {
          if (writtenNumbers(desk, view.selectedNumbers).length > 0) setDialog('clearRows');
        },
        renumber: () => setDialog('renumber'),
        pick: () => setDialog('pick'),
        pickNamed: () => setDialog('pickNamed'),
        file: declared.files && {
          openImport: () => fileRef.current?.openImport(),
          startExport: () => fileRef.current?.startExport(),
        },
      }),
    [view, desk, declared, open, openMenu, navigate, scenarioId],
  );
  useEffect(() => prefetchWhenIdle([ClearDialog.load, RenumberDialog.load]), []);
  const setOpenTable = useSetAtom(openTableAtom);
  useEffect(() => {
    setOpenTable(commands);
    return () => setOpenTable(undefined);
  }, [setOpenTable, commands]);
  useEffect(() => () => void desk.flush().catch(() => {}), [desk]);
  useEffect(() => {
    if (startAt === undefined) return;
    frameRef.current?.scrollIntoView({ block: 'nearest' });
    if (field === undefined) view.goTo(startAt);
    else goToCell(startAt, field);
  }, [view, startAt, field, goToCell]);
  useEffect(() => {
    let { range } = view.state;
    return view.subscribe(() => {
      if (view.state.range === range) return;
      ({ range } = view.state);
      if (view.activeCell) onActive?.(view.activeCell.number);
    });
  }, [view, onActive]);

  const rowFilter = useRowFilter(desk, uses);
  useFilteredView(view, rowFilter);

  const close = () => {
    setDialog(undefined);
    // Wait until the dialog is unmounted; while open it traps the focus.
    requestAnimationFrame(focusCells);
  };
  const sections =
    menu?.column === undefined
      ? commandSections(commands, reader.language, true)
      : columnMenu(view, menu.column, text, () => setDialog('columns'));
  const column = menu?.column === undefined ? undefined : view.state.columns[menu.column];
  return (
    <div ref={frameRef} className={tableStyle}>
      <TableBar
        view={view}
        commands={commands}
        actions={<TableFileButtons {...{ resource, scenarioId, table }} actions={fileRef} />}
        searchRef={searchRef}
        onGo={goToCell}
        onLeave={focusCells}
        rowFilter={rowFilter}
      />
      {desk.wasSetAside && <Notice tone="warning">{text('records.setAside')}</Notice>}
      <RecordConflicts desk={desk} reader={reader} onSettled={focusCells} />
      <div className={hintPlace}>
        <TableGrid
          view={view}
          reader={reader}
          label={text('records.table', { title: declared.title[reader.language] })}
          commands={commands}
          hrefOf={hrefOf}
          onOpen={open}
          inputRef={inputRef}
          onMenu={setMenu}
        />
        <EmptyHint view={view} inputRef={inputRef} title={emptyText} hasFile={declared.files !== undefined} />
      </div>
      <TableStatus view={view} onGo={goToCell} />
      <ContextMenu
        label={column ? text('records.columnMenu', { column: shownLabel(column.leaf, reader) }) : text('records.menu')}
        at={menu}
        onClose={() => {
          setMenu(undefined);
          focusCells();
        }}
        sections={sections}
      />
      {dialog === 'multiEdit' && <MultiEditDialog view={view} onClose={close} />}
      {dialog === 'replace' && <MultiEditDialog view={view} initial="replace" onClose={close} />}
      {dialog === 'columns' && <ColumnsDialog view={view} onClose={close} />}
      <Suspense>
        {dialog === 'renumber' && <RenumberDialog view={view} onClose={close} />}
        {(dialog === 'pick' || dialog === 'pickNamed') && (
          <PickIntoTable view={view} isNamed={dialog === 'pickNamed'} onClose={close} />
        )}
        {dialog === 'clearRows' && (
          <ClearDialog
            desk={desk}
            numbers={view.selectedNumbers}
            onClose={close}
            onCleared={({ length: rows }) => view.tell('records.news.clearRows', { rows })}
          />
        )}
      </Suspense>
      {dialog === 'help' && <TableHelp commands={commands} onClose={close} />}
    </div>
  );
}
