import { eventTypeTexts } from '#client/floor/eventTypeTexts.ts';
import { useText } from '#client/i18n/useText.ts';
import type { MapEvents } from '#client/mapEditor/commands/useEvents.ts';
import type { Picking } from '#client/mapEditor/events/eventAtoms.ts';
import { Button } from '#client/ui/Button.tsx';
import { readField } from '#domain/map/floorGrid.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { bar, barText } from './PickLine.css.ts';
import { pickTexts } from './pickTexts.ts';

export interface PickLineProps {
  readonly picking: Picking;
  readonly events: Pick<MapEvents, 'gridOf' | 'cancelPick'>;
}

/** The prompt while the target of an event is picked, with a button that cancels. */
export default function PickLine({ picking: { from, isRectangle }, events }: PickLineProps) {
  const text = useText(eventTypeTexts, pickTexts);
  const { floor, x, y } = from;
  const grid = events.gridOf(floor);
  const name = grid ? text(`map.event.type.${readField(grid, 'event_id', x, y)}`) : '';
  return (
    <div className={bar} data-asked>
      <p className={barText} role="status">
        {text(isRectangle ? 'map.event.picking.area' : 'map.event.picking', {
          floor: floorNumberText(floor),
          x,
          y,
          name,
        })}
      </p>
      <Button size="small" onPress={events.cancelPick}>
        {text('map.event.picking.cancel')}
      </Button>
    </div>
  );
}
