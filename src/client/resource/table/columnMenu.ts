import type { MenuSection } from '#client/ui/Menu.tsx';
import type { TableView } from './TableView.ts';
import { movedColumn, orderedLeaves } from './tableColumns.ts';

/** What can be done with a column of a table. */
export function columnMenu(
  view: TableView,
  column: number,
  text: (key: string) => string,
  showColumns: () => void,
): MenuSection[] {
  const { sort, layout, columns } = view.state;
  const shown = columns[column];
  if (!shown) return [];
  const { leaf, isFrozen } = shown;
  const leaves = orderedLeaves(view.desk.resource, view.fields, layout);
  const item = (id: string, onAction: () => void, rest: { isDisabled?: boolean; isCurrent?: boolean } = {}) => ({
    id,
    label: text(`records.${id}`),
    onAction,
    ...rest,
  });
  const move = (by: 1 | -1) => view.setLayout(movedColumn(layout, leaves, leaf, by));
  return [
    {
      id: 'sort',
      items: [
        item('sortUp', () => view.sortBy({ leaf, isDescending: false }), {
          isCurrent: sort?.leaf === leaf && !sort.isDescending,
        }),
        item('sortDown', () => view.sortBy({ leaf, isDescending: true }), {
          isCurrent: sort?.leaf === leaf && sort.isDescending,
        }),
        item('unsort', () => view.sortBy(undefined), { isDisabled: !sort }),
      ],
    },
    {
      id: 'columns',
      items: [
        item('moveLeft', () => move(-1), { isDisabled: isFrozen }),
        item('moveRight', () => move(1), { isDisabled: isFrozen }),
        item('hideColumn', () => view.setLayout({ ...layout, hidden: [...layout.hidden, leaf.path] }), {
          isDisabled: isFrozen,
        }),
        { id: 'all', label: text('records.command.columns'), onAction: showColumns },
      ],
    },
  ];
}
