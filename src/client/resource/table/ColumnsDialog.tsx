import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import type { Leaf } from '#domain/resource/leaf.ts';
import { list, name, one } from './ColumnsDialog.css.ts';
import type { TableView } from './TableView.ts';
import { isName, movedColumn, orderedLeaves, PLAIN_LAYOUT } from './tableColumns.ts';
import { useTableState } from './useTableState.ts';

/** Which columns a table shows, and in which order. It is kept in this browser. */
export function ColumnsDialog({ view, onClose }: { readonly view: TableView; readonly onClose: () => void }) {
  const text = useText();
  const layout = useTableState(view, 'layout');
  const { resource } = view.desk;
  const { language } = view.reader;
  const leaves = orderedLeaves(resource, view.fields, layout);
  const move = (leaf: Leaf, by: 1 | -1) => view.setLayout(movedColumn(layout, leaves, leaf, by));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('records.columns.title')}
      size="medium"
      actions={
        <>
          <Button onPress={() => view.setLayout(PLAIN_LAYOUT)}>{text('records.columns.reset')}</Button>
          <Button tone="primary" onPress={onClose}>
            {text('records.close')}
          </Button>
        </>
      }
    >
      <ul className={list}>
        {leaves.map((leaf) => {
          const { path, label } = leaf;
          if (isName(resource, leaf)) return null;
          const others = layout.hidden.filter((hidden) => hidden !== path);
          return (
            <li key={path} className={one}>
              <span className={name}>
                <Checkbox
                  isSelected={others.length === layout.hidden.length}
                  onChange={(isShown) => view.setLayout({ ...layout, hidden: isShown ? others : [...others, path] })}
                >
                  {label[language]}
                </Checkbox>
              </span>
              <IconButton
                size="small"
                label={`${text('records.moveLeft')}: ${label[language]}`}
                icon={<ArrowUp size={16} />}
                onPress={() => move(leaf, -1)}
              />
              <IconButton
                size="small"
                label={`${text('records.moveRight')}: ${label[language]}`}
                icon={<ArrowDown size={16} />}
                onPress={() => move(leaf, 1)}
              />
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
