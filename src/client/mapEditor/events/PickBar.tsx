import { useAtomValue } from 'jotai';
import { useText } from '#client/i18n/useText.ts';
import { floorNumberText } from '#client/mapEditor/state/floorNumberText.ts';
import { Button } from '#client/ui/Button.tsx';
import { readField } from '#domain/map/floorGrid.ts';
import { bar, barText } from './EventForm.css.ts';
import { pickingAtom } from './eventAtoms.ts';
import type { MapEvents } from './useEvents.ts';

/** Shown while the target of an event is picked: what is asked for, and a way out. */
export function PickBar({ events }: { readonly events: Pick<MapEvents, 'gridOf' | 'cancelPick'> }) {
  const text = useText();
  const picking = useAtomValue(pickingAtom);
  if (!picking) return null;
  const { floor, x, y } = picking.from;
  const grid = events.gridOf(floor);
  const name = grid ? text(`map.event.type.${readField(grid, 'event_id', x, y)}`) : '';
  return (
    <div className={bar}>
      <p className={barText} role="status">
        {text(picking.isRectangle ? 'map.event.picking.area' : 'map.event.picking', {
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
