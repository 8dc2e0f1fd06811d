import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Columns3 from 'lucide-react/icons/columns-3';
import CopyPlus from 'lucide-react/icons/copy-plus';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Hash from 'lucide-react/icons/hash';
import Library from 'lucide-react/icons/library';
import PencilLine from 'lucide-react/icons/pencil-line';
import Redo2 from 'lucide-react/icons/redo-2';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { type ReactNode, type RefObject, useSyncExternalStore } from 'react';
import { keyText } from '#client/commands/keyCombination.ts';
import { useText } from '#client/i18n/useText.ts';
import { RowFilterMenu } from '#client/resource/rowFilter/RowFilterMenu.tsx';
import type { ChosenFilter } from '#client/resource/rowFilter/useRowFilter.ts';
import { DeskSaving } from '#client/resource/status/DeskSaving.tsx';
import { tableTexts } from '#client/resource/table/tableTexts.ts';
import { useTableState } from '#client/resource/table/view/TableState.ts';
import type { TableView } from '#client/resource/table/view/TableView.ts';
import { shownLabel, shownText } from '#client/resource/words/shownText.ts';
import { Button } from '#client/ui/Button.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Menu } from '#client/ui/Menu.tsx';
import { SearchField } from '#client/ui/SearchField.tsx';
import { screen } from '#client/ui/screen.ts';
import { Toolbar } from '#client/ui/Toolbar.tsx';
import { useMedia } from '#client/ui/useMedia.ts';
import { withLeaf } from '#domain/resource/leaf.ts';
import { commandSections } from './commandSections.ts';
import { bar, buttons, count as countStyle, end, search } from './TableBar.css.ts';
import type { TableCommand } from './tableCommands.ts';

/** Icons of commands that have a button, in the order of the bar. A phone has the others in a menu. */
const ICONS: Readonly<Record<string, typeof Undo2>> = {
  undo: Undo2,
  redo: Redo2,
  multiEdit: PencilLine,
  duplicate: CopyPlus,
  pick: Library,
  clearRows: Trash2,
  renumber: Hash,
  columns: Columns3,
  help: CircleHelp,
};
const ON_PHONES = ['undo', 'redo'];

interface TableBarProps {
  readonly view: TableView;
  readonly commands: readonly TableCommand[];
  /** Additional buttons of the screen: import, export. */
  readonly actions: ReactNode;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  /** Goes to a cell. */
  readonly onGo: (number: number, path: string) => void;
  /** Moves the focus to the cells. */
  readonly onLeave: () => void;
  readonly rowFilter: ChosenFilter;
}

/** The bar above a table: command buttons, the search field, and the save state. */
export function TableBar({ view, commands, actions, searchRef, onGo, onLeave, rowFilter }: TableBarProps) {
  const text = useText(tableTexts);
  const rows = useTableState(view, 'rows');
  const filter = useTableState(view, 'filter');
  const isPhone = useMedia(screen.phone);
  const { desk, reader } = view;
  // Renders again when undo or redo becomes available or unavailable.
  useSyncExternalStore(
    (listener) => desk.subscribe(listener),
    () => `${desk.canUndo} ${desk.canRedo}`,
  );
  return (
    <div className={bar} data-terse>
      <Toolbar label={text('records.bar')} className={buttons}>
        {Object.entries(ICONS).map(([id, Icon]) => {
          const command = commands.find((each) => each.id === id);
          if (!command || (isPhone && !ON_PHONES.includes(id))) return null;
          const hint = command.keys.map(keyText).join(' / ');
          return (
            <IconButton
              key={id}
              label={command.label[reader.language]}
              {...(hint && { hint })}
              icon={<Icon size={18} />}
              isDisabled={!command.isEnabled()}
              onPress={command.run}
            />
          );
        })}
        {isPhone && <TableMenu view={view} commands={commands} />}
      </Toolbar>
      <div className={search}>
        <SearchField
          ref={searchRef}
          label={text('records.command.find')}
          clearLabel={text('records.searchClear')}
          value={filter.text}
          onChange={(sought) => view.filterBy({ ...filter, text: sought })}
          onLeave={(to) => {
            if (to === 'found' && filter.text !== '') view.selection.selectInRow(0);
            onLeave();
          }}
        />
      </div>
      <RowFilterMenu {...rowFilter} />
      {filter.cell && (
        <Button
          size="small"
          icon={<X size={14} />}
          onPress={() => {
            const { cell: _cell, ...others } = filter;
            view.filterBy(others);
            onLeave();
          }}
        >
          {text('records.filtered', {
            column: shownLabel(filter.cell.leaf, reader),
            value:
              shownText(filter.cell.leaf, withLeaf(desk.resource.blank, filter.cell.leaf, filter.cell.value), reader) ||
              text('records.emptyValue'),
          })}
        </Button>
      )}
      {view.isFiltered && (
        <span className={countStyle} role="status">
          {text('records.shown', { count: rows.length })}
        </span>
      )}
      <div className={end}>
        <DeskSaving desk={desk} onGo={onGo} />
        {actions}
      </div>
    </div>
  );
}

/** A menu of all commands by name. Which of them are enabled depends on the selection. */
function TableMenu({ view, commands }: Pick<TableBarProps, 'view' | 'commands'>) {
  const text = useText(tableTexts);
  useTableState(view, 'range');
  return (
    <Menu
      label={text('records.menu')}
      trigger={<IconButton label={text('records.menu')} icon={<Ellipsis size={18} />} />}
      sections={commandSections(commands, view.reader.language, false)}
    />
  );
}
