import type { TextOf } from '#client/i18n/defineTexts.ts';
import { sectionColumns } from '#client/resource/table/columns/sectionColumns.ts';
import { movedColumn } from '#client/resource/table/columns/tableColumns.ts';
import type { tableTexts } from '#client/resource/table/tableTexts.ts';
import type { TableView } from '#client/resource/table/view/TableView.ts';
import type { MenuSection } from '#client/ui/Menu.tsx';

type ColumnAction = 'sortUp' | 'sortDown' | 'unsort' | 'moveLeft' | 'moveRight' | 'hideColumn';

/** Returns the menu of a column: sorting, moving and hiding it, and the choice of visible columns by section. */
export function columnMenu(
  view: TableView,
  column: number,
  text: TextOf<keyof typeof tableTexts>,
  showColumns: () => void,
): MenuSection[] {
  const { sort, layout, columns } = view.state;
  const shown = columns[column];
  if (!shown) return [];
  const { leaf, isFrozen } = shown;
  const item = (id: ColumnAction, onAction: () => void, rest: { isDisabled?: boolean; isCurrent?: boolean } = {}) => ({
    id,
    label: text(`records.${id}`),
    onAction,
    ...rest,
  });
  const move = (id: ColumnAction, by: 1 | -1) =>
    item(id, () => view.setLayout(movedColumn(layout, columns, column, by)), {
      isDisabled: isFrozen || !columns[column + by] || columns[column + by]?.isFrozen === true,
    });
  const sections = sectionColumns(view.desk.resource);
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
        move('moveLeft', -1),
        move('moveRight', 1),
        item('hideColumn', () => view.showColumns([leaf], false), { isDisabled: isFrozen }),
        { id: 'all', label: text('records.command.columns'), onAction: showColumns },
      ],
    },
    ...(sections.length > 1
      ? [
          {
            id: 'sections',
            title: text('records.columns.sections'),
            items: sections.map(({ title, columns: leaves }, index) => {
              const count = view.shownOf(leaves).length;
              return {
                id: `section ${index}`,
                label: title[view.reader.language],
                hint: `${count}/${leaves.length}`,
                isCurrent: count === leaves.length,
                onAction: () => view.showColumns(leaves, count < leaves.length),
              };
            }),
          },
        ]
      : []),
  ];
}
