import type { KeyCombination } from '#client/commands/keyCombination.ts';
import type { OpenCommand } from '#client/commands/OpenCommand.ts';
import type { TextKey } from '#client/i18n/defineTexts.ts';
import type { FileActions } from '#client/resource/files/TableFile.ts';
import { leafValue } from '#domain/resource/leaf.ts';
import { isTyped } from './cellEdits.ts';
import { isSingle } from './cellRange.ts';
import { stepTable } from './stepTable.ts';
import type { TableView } from './TableView.ts';
import { tableTexts } from './tableTexts.ts';

/** What can be done in a table besides moving and typing. Keys, menu, buttons and help walk the one list. */
export interface TableCommand extends OpenCommand {
  /** Its part of the menu of the cells; `key` for what is of use to the keyboard alone. */
  readonly group: 'edit' | 'fill' | 'rows' | 'table' | 'key';
  /** Works while a cell is edited too, after what was typed is put into it. */
  readonly worksInEdit?: true;
  /** The browser itself sends these keys as events of the clipboard. */
  readonly isClipboard?: true;
}

/** What the commands act on besides the table. */
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
  /** Where the table has a file. */
  readonly file: FileActions | undefined;
}

type IdOf<Key> = Key extends `records.command.${infer Id}` ? Id : never;
type TableCommandId = IdOf<TextKey<typeof tableTexts>>;

export function tableCommands(parts: CommandParts): readonly TableCommand[] {
  const { view, file } = parts;
  const { desk } = view;
  const { isWhole } = desk.resource;
  const hasCells = () => view.activeCell !== undefined;
  const canChange = () => view.canWrite && hasCells();
  const command = (
    group: TableCommand['group'],
    id: TableCommandId,
    keys: readonly KeyCombination[],
    run: () => void,
    isEnabled: () => boolean = hasCells,
  ): TableCommand => ({ id, label: tableTexts[`records.command.${id}` as const], group, keys, run, isEnabled });
  const clipboard = (id: TableCommandId, key: string, run: () => void): TableCommand => ({
    ...command('edit', id, [{ key, ctrl: true }], run, () => hasCells() && navigator.clipboard !== undefined),
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
      [{ key: 'z', ctrl: true }],
      () => void stepTable(view, 'undo'),
      () => desk.canUndo,
    ),
    command(
      'edit',
      'redo',
      [
        { key: 'y', ctrl: true },
        { key: 'z', ctrl: true, shift: true },
      ],
      () => void stepTable(view, 'redo'),
      () => desk.canRedo,
    ),
    clipboard('cut', 'x', () => {
      void navigator.clipboard.writeText(view.copy());
      view.clear();
    }),
    clipboard('copy', 'c', () => void navigator.clipboard.writeText(view.copy())),
    clipboard('paste', 'v', () => void navigator.clipboard.readText().then((text) => view.paste(text))),
    command('edit', isWhole ? 'toDefault' : 'clear', [{ key: 'delete' }], () => view.clear(), canChange),
    command('fill', 'revise', [{ key: 'f2' }], revise),
    command('fill', 'fillDown', [{ key: 'd', ctrl: true }], () => view.fill('down'), canChange),
    command('fill', 'fillRight', [{ key: 'r', ctrl: true }], () => view.fill('right'), canChange),
    command('fill', 'multiEdit', [{ key: 'm', ctrl: true }], parts.showMultiEdit, canChange),
    command('fill', 'replace', [{ key: 'h', ctrl: true }], replace, canChange),
    command('rows', 'openForm', [{ key: 'enter', ctrl: true }], parts.openForm),
    command(
      'rows',
      'openNamed',
      [{ key: 'enter', ctrl: true, shift: true }],
      parts.openNamed,
      () => view.namedAt(view.state.range.active) !== undefined,
    ),
    ...(isWhole
      ? []
      : [
          command('rows', 'duplicate', [{ key: 'd', ctrl: true, shift: true }], () => view.duplicateRows(), canChange),
          command('rows', 'clearRows', [{ key: 'delete', ctrl: true }], parts.clearRows, canChange),
          command('rows', 'renumber', [], parts.renumber, canChange),
        ]),
    command('table', 'find', [{ key: 'f', ctrl: true }], parts.find, () => true),
    command('table', 'filterByValue', [{ key: 'f8', shift: true }], filterByValue),
    command(
      'table',
      'unfilter',
      [],
      () => view.unfilter(),
      () => view.isFiltered,
    ),
    command('table', 'selectAll', [{ key: 'a', ctrl: true }], () => view.selection.selectAll()),
    command('table', 'selectRows', [{ key: ' ', shift: true }], () => view.selection.selectWhole('rows')),
    command('table', 'selectColumns', [{ key: ' ', ctrl: true }], () => view.selection.selectWhole('columns')),
    command('table', 'columns', [], parts.showColumns),
    ...(file
      ? [
          command('table', 'import', [], file.openImport, () => view.canWrite),
          command('table', 'export', [], file.startExport, () => true),
        ]
      : []),
    {
      ...command('table', 'save', [{ key: 's', ctrl: true }], () => void desk.flush().catch(() => {})),
      worksInEdit: true,
    },
    command('key', 'columnMenu', [{ key: 'f8' }], parts.showColumnMenu),
    command('key', 'menu', [{ key: 'f10', shift: true }], parts.showMenu),
    { ...command('table', 'help', [{ key: 'f1' }], parts.showHelp), worksInEdit: true },
  ];
}
