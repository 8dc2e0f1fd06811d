import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { FloorDesk } from '#client/floor/desk/FloorDesk.ts';
import { useText } from '#client/i18n/useText.ts';
import type { MapSelection } from '#client/mapEditor/selection/MapSelection.ts';
import { useSelection } from '#client/mapEditor/selection/useSelection.ts';
import { useMay } from '#client/page/may.ts';
import { changedEvents, eventCells } from '#domain/map/manyEvents.ts';
import { rectangleCells } from '#domain/map/rectangle.ts';
import { form } from './EventForm.css.ts';
import { manyEventsTexts } from './manyEventsTexts.ts';
import { ReplaceKind } from './ReplaceKind.tsx';
import { SelectedEvents } from './SelectedEvents.tsx';

export interface ManyEventsProps {
  readonly desk: FloorDesk;
  readonly selection: MapSelection;
  readonly scenarioId: string;
  readonly className?: string | undefined;
}

/** The events of the selection as one form, and the replacement of a kind by another. Each change is one step of the floor. */
export default function ManyEvents({ desk, selection, scenarioId, className }: ManyEventsProps) {
  const text = useText(manyEventsTexts);
  const canWrite = useMay('edit');
  const { session, number, size } = desk;
  const grid = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.grid,
  );
  const { cells: places } = useSelection(selection);
  const selected = eventCells(grid, number, places);
  const all = eventCells(grid, number, rectangleCells({ west: 0, south: 0, east: size - 1, north: size - 1 }));
  const isSeveral = selected.length > 1;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isSeveral) section.current?.scrollIntoView({ block: 'nearest' });
  }, [isSeveral]);
  if (!isSeveral && (!canWrite || all.length === 0)) return null;
  return (
    <section
      ref={section}
      className={className}
      aria-label={text(isSeveral ? 'map.events.title' : 'map.replace.title', { count: selected.length })}
    >
      <div className={form}>
        {isSeveral && (
          <SelectedEvents
            // The values that are being set belong to this selection.
            key={selected.map(({ x, y }) => `${x} ${y}`).join()}
            cells={selected}
            onChange={(change, key) => {
              const changed = changedEvents(eventCells(session.grid, number, places), change);
              session.commit({ label: { key, count: changed.length }, cells: changed });
            }}
            onNarrow={(own) => selection.select(own)}
            scenarioId={scenarioId}
            isReadOnly={!canWrite}
          />
        )}
        {canWrite && (
          <ReplaceKind
            {...{ grid, size, selected, all }}
            onReplace={(changed) =>
              session.commit({ label: { key: 'map.event.edit.event_id', count: changed.length }, cells: changed })
            }
          />
        )}
      </div>
    </section>
  );
}
