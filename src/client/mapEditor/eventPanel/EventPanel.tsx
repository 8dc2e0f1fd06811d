import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import X from 'lucide-react/icons/x';
import { type HTMLAttributes, Suspense, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { FloorDesk } from '#client/floor/desk/FloorDesk.ts';
import { eventTypeTexts } from '#client/floor/eventTypeTexts.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import type { MapEvents } from '#client/mapEditor/commands/useEvents.ts';
import { CellProblemList } from '#client/mapEditor/events/CellProblemList.tsx';
import { arrivalsAtom, eventCellAtom, floorProblemsAtom, placedAtom } from '#client/mapEditor/events/eventAtoms.ts';
import { focusMap } from '#client/mapEditor/stage/focusMap.ts';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import { useMay } from '#client/page/may.ts';
import { cellHref } from '#client/page/scenario/scenario.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { isComposing } from '#client/ui/isComposing.ts';
import { Link } from '#client/ui/Link.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { SLOT_KEYS } from '#domain/events/slotKinds.ts';
import type { Place } from '#domain/map/eventLinks.ts';
import { readCell, readField } from '#domain/map/floorGrid.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { faultText } from '#domain/text/fault.ts';
import { arrivals as arrivalsStyle, form, heading, title, words } from './EventForm.css.ts';
import { eventPanelTexts } from './eventPanelTexts.ts';
import { FORM, isInForm, passToMap } from './useTypedAhead.ts';

const EventForm = lazyScreen(() => import('./EventForm.tsx'));

export interface EventPanelProps {
  /** A cell of the open floor. */
  readonly cell: Place;
  readonly desk: FloorDesk;
  readonly events: MapEvents;
  readonly scenarioId: string;
  readonly className?: string;
}

/** The event of the current cell: its form, and the links to the cell from elsewhere. */
export default function EventPanel({ cell, desk, events, scenarioId, className }: EventPanelProps) {
  const text = useText(eventPanelTexts);
  const setCell = useSetAtom(eventCellAtom);
  const canWrite = useMay('edit');
  const [placed, setPlaced] = useAtom(placedAtom);
  const leaving = useLeaving(placed === 'untyped');
  const section = useRef<HTMLElement>(null);
  const grid = useSyncExternalStore(
    (listener) => desk.session.subscribe(listener),
    () => desk.session.grid,
  );
  const reveal = useCallback(() => section.current?.scrollIntoView({ block: 'nearest' }), []);
  useEffect(() => {
    if (cell) reveal();
  }, [cell, reveal]);
  const event = readCell(grid, cell.x, cell.y);
  return (
    <section
      {...{ [FORM]: true }}
      {...leaving}
      ref={section}
      className={className}
      aria-label={text('map.event.title', { x: cell.x, y: cell.y })}
      onInput={() => setPlaced(undefined)}
      onBlur={({ relatedTarget }) => placed === 'untyped' && !isInForm(relatedTarget) && setPlaced(undefined)}
    >
      <div className={title}>
        <h2 className={heading}>{text('map.event.title', { x: cell.x, y: cell.y })}</h2>
        <IconButton
          size="small"
          label={text('map.event.close')}
          icon={<X size={16} />}
          onPress={() => setCell(undefined)}
        />
      </div>
      <div className={form}>
        {event.event_id === 0 ? (
          <p className={words}>{text('map.event.none')}</p>
        ) : (
          <Suspense fallback={<Spinner size="small" />}>
            <div key={`${cell.floor} ${cell.x} ${cell.y}`} ref={reveal}>
              <EventForm event={event} at={cell} events={events} scenarioId={scenarioId} isReadOnly={!canWrite} />
            </div>
          </Suspense>
        )}
        <Problems at={cell} />
        <Arrivals at={cell} events={events} scenarioId={scenarioId} />
      </div>
    </section>
  );
}

/** Moves the focus from the form to the map on Esc, after the field has handled it; an Esc that closes an open list does not leave. */
function useLeaving(isUntyped: boolean): Pick<HTMLAttributes<HTMLElement>, 'onKeyDown' | 'onKeyDownCapture'> {
  const leaves = useRef(false);
  return {
    onKeyDownCapture(event) {
      if (isUntyped && passToMap(event)) return;
      const { key, target, currentTarget, nativeEvent } = event;
      const field = target as HTMLElement;
      const isOwn = currentTarget.contains(field) && field.ariaExpanded !== 'true';
      leaves.current = key === 'Escape' && isOwn && !isComposing(nativeEvent);
    },
    onKeyDown() {
      // Let the field discard its typed text before the focus leaves it.
      if (leaves.current) queueMicrotask(focusMap);
    },
  };
}

/** The check list's problems of the cell, except those shown next to the fields of its event. */
function Problems({ at }: { readonly at: Place }) {
  const language = useAtomValue(languageAtom);
  const { floor, problems } = useAtomValue(floorProblemsAtom);
  const own = problems.filter(({ x, y, field }) => x === at.x && y === at.y && !SLOT_KEYS.some((key) => key === field));
  if (floor !== at.floor || own.length === 0) return null;
  return (
    <Notice tone="warning">
      <CellProblemList problems={own.map(({ fault }) => faultText(fault)[language])} />
    </Notice>
  );
}

/** The links to the cell, each with a button that goes to its origin. */
function Arrivals({ at, events, scenarioId }: { readonly at: Place } & Pick<EventPanelProps, 'events' | 'scenarioId'>) {
  const text = useText(eventPanelTexts, eventTypeTexts);
  // Render again when a link from another floor gets another target.
  useAtomValue(arrivalsAtom);
  const links = events.arrivals(at);
  if (links.length === 0) return null;
  const nameOf = ({ floor, x, y }: Place) => {
    const grid = events.gridOf(floor);
    return grid ? text(`map.event.type.${readField(grid, 'event_id', x, y)}`) : '';
  };
  return (
    <div>
      <h3 className={heading}>{text('map.event.arrivals')}</h3>
      <ul className={arrivalsStyle}>
        {links.map(({ from }) => (
          <li key={`${from.floor} ${from.x} ${from.y}`}>
            <Link href={cellHref(scenarioId, from)} onPress={() => events.go(from, at)}>
              {text('map.event.arrival', { ...from, floor: floorNumberText(from.floor), name: nameOf(from) })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
