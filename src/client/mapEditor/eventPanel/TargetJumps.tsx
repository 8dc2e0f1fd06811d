import { useText } from '#client/i18n/useText.ts';
import type { MapEvents } from '#client/mapEditor/commands/useEvents.ts';
import { Button } from '#client/ui/Button.tsx';
import { isElevator } from '#domain/catalogs/eventTypes.ts';
import type { Place } from '#domain/map/eventLinks.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { actions } from './EventForm.css.ts';
import { eventFormTexts } from './eventFormTexts.ts';

interface TargetJumpsProps {
  readonly id: number;
  readonly at: Place;
  readonly events: Pick<MapEvents, 'go' | 'targets'>;
}

/** A button for each known target of a cell's event. `id` is the kind of the event. */
export function TargetJumps({ id, at, events }: TargetJumpsProps) {
  const text = useText(eventFormTexts);
  const targets = events.targets(at);
  if (targets.length === 0) return null;
  return (
    <div className={actions}>
      {targets.map(({ to }) => (
        <Button key={to.floor} size="small" tone="plain" onPress={() => events.go(to, at)}>
          {isElevator(id) ? text('map.event.jump.stop', { floor: floorNumberText(to.floor) }) : text('map.event.jump')}
        </Button>
      ))}
    </div>
  );
}
