import type { Texts } from '#client/i18n/dictionary.ts';
import { useText } from '#client/i18n/useText.ts';
import { floorNumberText } from '#client/mapEditor/state/floorNumberText.ts';
import { Button } from '#client/ui/Button.tsx';
import { readField } from '#domain/map/floorGrid.ts';
import { bar, barText } from './EventForm.css.ts';
import type { Picking } from './eventAtoms.ts';
import type { MapEvents } from './useEvents.ts';

export const texts: Texts = {
  'map.event.picking': {
    ja: '「{{name}}」（{{floor}} x{{x}} y{{y}}）の行き先のマスを押してください。ほかのフロアも選べます。',
    en: 'Press the cell to which “{{name}}” ({{floor}} x{{x}} y{{y}}) leads, on any floor.',
  },
  'map.event.picking.area': {
    ja: '「{{name}}」（{{floor}} x{{x}} y{{y}}）の行き先の範囲を引いてください。ほかのフロアも選べます。',
    en: 'Drag over the area to which “{{name}}” ({{floor}} x{{x}} y{{y}}) leads, on any floor.',
  },
  'map.event.picking.cancel': { ja: 'やめる（Esc）', en: 'Cancel (Esc)' },
};

interface PickRequestProps {
  readonly picking: Picking;
  readonly events: Pick<MapEvents, 'gridOf' | 'cancelPick'>;
}

/** What is asked for while the target of an event is picked, and a way out. */
export default function PickRequest({ picking, events }: PickRequestProps) {
  const text = useText();
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
