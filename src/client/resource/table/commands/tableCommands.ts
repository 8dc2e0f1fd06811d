import type { KeyCombination } from '#client/commands/keyCombination.ts';
import type { NamedKeys, OpenCommand } from '#client/commands/OpenCommand.ts';
import type { TextKey } from '#client/i18n/defineTexts.ts';
import { copyText, pasteText } from '#client/page/clipboard.ts';
import type { FileActions } from '#client/resource/files/TableFile.ts';
import { mayStep, stepDesk } from '#client/resource/steps/stepDesk.ts';
import { isTyped } from '#client/resource/table/cells/cellEdits.ts';
import { isSingle } from '#client/resource/table/cells/cellRange.ts';
import { tableTexts } from '#client/resource/table/tableTexts.ts';
import type { TableView } from '#client/resource/table/view/TableView.ts';
import { canReadClipboard } from '#client/secureOnly.ts';
import { type Leaf, leafValue } from '#domain/resource/leaf.ts';
import { sourcesOf } from '#domain/scenario/builtInRecords.ts';

/** A command of a table, besides moving and typing. Keys, menu, buttons and help all use the same list. */
export interface TableCommand extends OpenCommand {
  /** The section of the cells' menu; `key` for commands that are useful from the keyboard only. */
  readonly group: 'edit' | 'fill' | 'rows' | 'table' | 'key';
  /** Whether it also works while a cell is edited, after the typed text is committed. */
  readonly worksInEdit?: true;
  /** Whether the browser itself handles these keys and sends clipboard events. */
  readonly isClipboard?: true;
}

/** The objects that commands act on. */
export interface CommandParts {
  readonly view: TableView;
  readonly openForm: () => void;
  readonly openNamed: () => void;
  readonly showMenu: () => void;
  readonly showColumnMenu: () => void;
  readonly showMultiEdit: () => void;
  readonly showReplace: () => void;
  readonly showColumns: () => void;
  readonly showHelp: () => void;
  readonly find: () => void;
  readonly clearRows: () => void;
  readonly renumber: () => void;
  /** Picks a record into the table. */
  readonly pick: () => void;
  /** Picks the record that the active cell refers to. */
  readonly pickNamed: () => void;
  /** Undefined if the table has no file. */
  readonly file: FileActions | undefined;
}

type IdOf<Key> = Key extends `records.command.${infer Id}` ? Id : never;
type TableCommandId = IdOf<TextKey<typeof tableTexts>>;

/** The default keys of commands. */
const KEYS: Readonly<Partial<Record<TableCommandId, readonly KeyCombination[]>>> = {
  undo: [{ key: 'z', ctrl: true }],
  redo: [
    { key: 'y', ctrl: true },
    { key: 'z', ctrl: true, shift: true },
  ],
  cut: [{ key: 'x', ctrl: true }],
  copy: [{ key: 'c', ctrl: true }],
  paste: [{ key: 'v', ctrl: true }],
  clear: [{ key: 'delete' }],
  toDefault: [{ key: 'delete' }],
  revise: [{ key: 'f2' }],
  fillDown: [{ key: 'd', ctrl: true }],
  fillRight: [{ key: 'r', ctrl: true }],
  multiEdit: [{ key: 'm', ctrl: true }],
  replace: [{ key: 'h', ctrl: true }],
  openForm: [{ key: 'enter', ctrl: true }],
  openNamed: [{ key: 'enter', ctrl: true, shift: true }],
  duplicate: [{ key: 'd', ctrl: true, shift: true }],
  clearRows: [{ key: 'delete', ctrl: true }],
  find: [{ key: 'f', ctrl: true }],
  filterByValue: [{ key: 'f8', shift: true }],
  selectAll: [{ key: 'a', ctrl: true }],
  selectRows: [{ key: ' ', shift: true }],
  selectColumns: [{ key: ' ', ctrl: true }],
  save: [{ key: 's', ctrl: true }],
  columnMenu: [{ key: 'f8' }],
  menu: [{ key: 'f10', shift: true }],
  help: [{ key: 'f1' }],
};

const named = (id: TableCommandId): NamedKeys => ({
  id,
  label: tableTexts[`records.command.${id}` as const],
  keys: KEYS[id] ?? [],
});

/** Every command of a table that has keys. */
export const tableCommandKeys: readonly NamedKeys[] = Object.keys(KEYS).map((id) => named(id as TableCommandId));

export function tableCommands(parts: CommandParts): readonly TableCommand[] {
  const { view, file } = parts;
  const { desk } = view;
  const { isWhole } = desk.resource;
  const hasCells = () => view.activeCell !== undefined;
  const canChange = () => view.canWrite && hasCells();
  const command = (
    group: TableCommand['group'],
    id: TableCommandId,
    run: () => void,
    isEnabled: () => boolean = hasCells,
  ): TableCommand => ({ ...named(id), group, run, isEnabled });
  const clipboard = (id: TableCommandId, run: () => void, isEnabled = hasCells): TableCommand => ({
    ...command('edit', id, run, isEnabled),
    isClipboard: true,
  });
  const revise = () => {
    const cell = view.activeCell;
    if (cell?.leaf.field.kind === 'flag') view.toggle();
    else if (cell && isTyped(cell.leaf)) view.edit('revise');
    else parts.openForm();
  };
  const filterByValue = () => {
    const cell = view.activeCell;
    if (!cell) return;
    const value = leafValue(desk.record(cell.number), cell.leaf);
    view.filterBy({ ...view.state.filter, cell: { leaf: cell.leaf, value } });
  };
  const replace = () => {
    if (isSingle(view.state.range)) view.selection.selectAll();
    parts.showReplace();
  };
  return [
    command(
      'edit',
      'undo',
      () => void stepTable(view, 'undo'),
      () => mayStep(desk, 'undo'),
    ),
    command(
      'edit',
      'redo',
      () => void stepTable(view, 'redo'),
      () => mayStep(desk, 'redo'),
    ),
    clipboard('cut', () => {
      void copyText(view.copy()).then((isCopied) => isCopied && view.clear());
    }),
    clipboard('copy', () => void copyText(view.copy())),
    clipboard(
      'paste',
      () => void pasteText((text) => view.paste(text)),
      () => hasCells() && canReadClipboard(),
    ),
    command('edit', isWhole ? 'toDefault' : 'clear', () => view.clear(), canChange),
    command('fill', 'revise', revise),
    command('fill', 'fillDown', () => view.fill('down'), canChange),
    command('fill', 'fillRight', () => view.fill('right'), canChange),
    command('fill', 'multiEdit', parts.showMultiEdit, canChange),
    command('fill', 'replace', replace, canChange),
    command('rows', 'openForm', parts.openForm),
    command('rows', 'openNamed', parts.openNamed, () => view.namedAt(view.state.range.active) !== undefined),
    ...(desk.resource.leaves.some(isPickedLeaf)
      ? [command('rows', 'pickNamed', parts.pickNamed, () => canChange() && isPickedLeaf(view.activeCell?.leaf))]
      : []),
    ...(sourcesOf(desk.resource.name).length > 0 ? [command('rows', 'pick', parts.pick, () => view.canWrite)] : []),
    ...(isWhole
      ? []
      : [
          command('rows', 'duplicate', () => view.duplicateRows(), canChange),
          command('rows', 'clearRows', parts.clearRows, canChange),
          command('rows', 'renumber', parts.renumber, canChange),
        ]),
    command('table', 'find', parts.find, () => true),
    command('table', 'filterByValue', filterByValue),
    command(
      'table',
      'unfilter',
      () => view.unfilter(),
      () => view.isFiltered,
    ),
    command('table', 'selectAll', () => view.selection.selectAll()),
    command('table', 'selectRows', () => view.selection.selectWhole('rows')),
    command('table', 'selectColumns', () => view.selection.selectWhole('columns')),
    command('table', 'columns', parts.showColumns),
    ...(file
      ? [
          command('table', 'import', file.openImport, () => view.canWrite),
          command('table', 'export', file.startExport, () => true),
        ]
      : []),
    {
      ...command('table', 'save', () => void desk.flush().catch(() => {})),
      worksInEdit: true,
    },
    command('key', 'columnMenu', parts.showColumnMenu),
    command('key', 'menu', parts.showMenu),
    { ...command('table', 'help', parts.showHelp), worksInEdit: true },
  ];
}

/** Whether a leaf refers to a kind of which the program has records to pick from. */
const isPickedLeaf = (leaf: Leaf | undefined): boolean =>
  leaf?.field.kind === 'reference' && sourcesOf(leaf.field.to).length > 0;

/** Makes an undo or redo of a table's desk; the table then goes to the changed cells and reports it. */
export async function stepTable(view: TableView, kind: 'undo' | 'redo'): Promise<void> {
  const made = await stepDesk(view.desk, kind);
  if (made) view.stepped(kind, made);
}
