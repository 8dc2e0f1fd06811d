import { useEffect, useRef, useState } from 'react';
import { conflictPlaces, isSide, type ConflictPlace as Place } from '#client/floor/desk/conflictPlaces.ts';
import type { FloorDesk } from '#client/floor/desk/FloorDesk.ts';
import { placeTexts } from '#client/floor/placeTexts.ts';
import { useText } from '#client/i18n/useText.ts';
import { paintConflicts } from '#client/mapEditor/canvas/paintConflicts.ts';
import { useEventWords } from '#client/mapEditor/events/useEventWords.ts';
import { mapEditorTexts } from '#client/mapEditor/mapEditorTexts.ts';
import { focusMap } from '#client/mapEditor/stage/focusMap.ts';
import type { MapStage } from '#client/mapEditor/stage/MapStage.ts';
import { borderText, describeContent } from '#client/mapEditor/state/describeCell.ts';
import {
  bar,
  choices,
  message,
  placeName,
  place as placeStyle,
  places as placesStyle,
} from '#client/saving/conflictBar.css.ts';
import { savingTexts } from '#client/saving/savingTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { useNextFocus } from '#client/ui/useNextFocus.ts';
import type { Border } from '#domain/map/cell.ts';
import { writeField } from '#domain/map/floorGrid.ts';
import type { MergeConflict } from '#domain/map/mergeGrids.ts';
import { conflictTexts } from './conflictTexts.ts';

interface ConflictsProps {
  readonly desk: FloorDesk;
  readonly stage: MapStage | undefined;
  readonly conflicts: readonly MergeConflict[];
}

/** Shows the number of conflicts, with a choice for all or for each; the map paints both versions of them. */
export default function Conflicts({ desk, stage, conflicts }: ConflictsProps) {
  const text = useText(conflictTexts, savingTexts);
  const [isOpen, setOpen] = useState(false);
  const places = conflictPlaces(conflicts, desk.size);
  const frame = useRef<HTMLElement>(null);
  const { theirs } = desk.session;
  useEffect(() => {
    if (!theirs) return undefined;
    stage?.setPainter('conflicts', (brush, size, view, palette) =>
      paintConflicts(brush, conflicts, theirs, size, view, palette),
    );
    return () => stage?.setPainter('conflicts', undefined);
  }, [stage, conflicts, theirs]);
  const keepFocus = useNextFocus(frame, focusMap);
  const settle: Settle = (whose, place) => {
    keepFocus();
    desk.session.resolve(whose, place);
  };
  return (
    <section ref={frame} className={bar} aria-label={text('saving.conflict')}>
      <p className={message} role="alert">
        {text('map.conflict', { count: places.length })}
      </p>
      <div className={choices}>
        <Button size="small" onPress={() => settle('mine')}>
          {text('map.conflict.allMine')}
        </Button>
        <Button size="small" onPress={() => settle('theirs')}>
          {text('map.conflict.allTheirs')}
        </Button>
        <Button size="small" tone="plain" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {text('map.conflict.places')}
        </Button>
      </div>
      {isOpen && (
        <ul className={placesStyle}>
          {places.map((place) => (
            <ConflictPlace
              key={`${place[0].x} ${place[0].y} ${place[0].field}`}
              place={place}
              desk={desk}
              onSettle={settle}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

type Settle = (whose: 'mine' | 'theirs', place?: Place) => void;

interface ConflictPlaceProps {
  readonly place: Place;
  readonly desk: FloorDesk;
  readonly onSettle: Settle;
}

function ConflictPlace({ place, desk, onSettle }: ConflictPlaceProps) {
  const text = useText(conflictTexts, mapEditorTexts, placeTexts);
  const words = useEventWords();
  const { x, y } = place[0];
  // A whole event is described by its kind.
  const { field } = place.find((each) => each.field === 'event_id') ?? place[0];
  const inWords = (side: 'mine' | 'theirs'): string => {
    const value = place[0][side];
    if (isSide(field)) return borderText(text, value as Border);
    if (!(field === 'floor_id' || field === 'room_id' || field === 'event_id')) return String(value);
    const grid = desk.session.grid.slice();
    for (const other of ['floor_id', 'room_id', 'event_id'] as const) writeField(grid, other, x, y, 0);
    for (const each of place) writeField(grid, each.field, x, y, each[side]);
    return describeContent(words, grid, x, y).join(text('map.cell.separator')) || text('map.border.open');
  };
  const fieldName = isSide(field)
    ? text(`map.side.${field}`)
    : text(
        field === 'floor_id' || field === 'room_id' || field === 'event_id' ? `map.field.${field}` : 'map.field.event',
      );
  return (
    <li className={placeStyle}>
      <span className={placeName}>{text('map.conflict.place', { x, y, field: fieldName })}</span>
      <Button size="small" onPress={() => onSettle('mine', place)}>
        {text('map.conflict.mine', { value: inWords('mine') })}
      </Button>
      <Button size="small" onPress={() => onSettle('theirs', place)}>
        {text('map.conflict.theirs', { value: inWords('theirs') })}
      </Button>
    </li>
  );
}
