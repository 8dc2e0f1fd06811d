import ListFilter from 'lucide-react/icons/list-filter';
import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/Button.tsx';
import { Menu } from '#client/ui/Menu.tsx';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import type { RowFilter } from './rowFilters.ts';
import { rowFilterTexts } from './rowFilterTexts.ts';
import type { ChosenFilter } from './useRowFilter.ts';

/** The choice of a filter, each with the number of its records; those that show none are left out. */
export function RowFilterMenu({ filters, chosen, choose, prepare }: ChosenFilter) {
  const text = useText(rowFilterTexts);
  const labelOf = ({ id, floor }: RowFilter): string =>
    floor === undefined
      ? text(`rowFilter.${id as Exclude<typeof id, `floor-${number}`>}`)
      : text('rowFilter.floor', { floor: floorNumberText(floor) });
  const label = chosen ? labelOf(chosen) : text('rowFilter.all');
  const offered = filters.filter(({ id, count }) => count > 0 || id === chosen?.id);
  return (
    <Menu
      label={text('rowFilter.label')}
      placement="bottom start"
      onOpenChange={(isOpen) => isOpen && prepare()}
      trigger={
        <Button icon={<ListFilter size={16} aria-hidden />} onHoverStart={prepare}>
          {text('rowFilter.now', { label })}
        </Button>
      }
      sections={[
        {
          id: 'all',
          items: [
            { id: '', label: text('rowFilter.all'), isCurrent: !chosen, onAction: () => choose('') },
            ...offered.map((filter) => ({
              id: filter.id,
              label: labelOf(filter),
              hint: String(filter.count),
              isCurrent: filter.id === chosen?.id,
              onAction: () => choose(filter.id),
            })),
          ],
        },
      ]}
    />
  );
}
