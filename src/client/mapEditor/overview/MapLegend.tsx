import { useAtomValue } from 'jotai';
import { useCallback, useMemo } from 'react';
import { PaintedPicture } from '#client/floor/paint/PaintedPicture.tsx';
import type { Brush } from '#client/floor/paint/paintBorder.ts';
import { paintFloor } from '#client/floor/paint/paintFloor.ts';
import { paintMarks } from '#client/floor/paint/paintMarks.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { mapEditorTexts, markTexts } from '#client/mapEditor/mapEditorTexts.ts';
import type { MapPalette } from '#client/ui/mapPalette.ts';
import { EVENT_CATEGORIES } from '#domain/catalogs/eventTypes.ts';
import { BORDER, BORDER_NAMES, type CellField, ZONE } from '#domain/map/cell.ts';
import { findCells } from '#domain/map/findCells.ts';
import { blankGrid, writeField } from '#domain/map/floorGrid.ts';
import { entries, entry, heading, legend, sample } from './AtlasDialog.css.ts';
import { CELL_SEARCHES } from './cellQueries.ts';
import { overviewTexts } from './overviewTexts.ts';
import type { PaintedFloor } from './usePaintedFloors.ts';

/** Side length of a sample (one cell), in pixels. */
const CELL = 32;

interface LegendEntry {
  readonly label: string;
  /** The cell content that shows the sign. */
  readonly cell: Readonly<Partial<Record<CellField, number>>>;
  /** The other side of its south edge is a wall. */
  readonly isOneWay?: boolean | undefined;
  /** The cell is the entrance of a labyrinth. */
  readonly isEntrance?: boolean;
}

/** The legend of the signs that occur on the given floors. */
export function MapLegend({
  floors,
  palette,
}: {
  readonly floors: readonly PaintedFloor[];
  readonly palette: MapPalette;
}) {
  const text = useText(mapEditorTexts, overviewTexts, markTexts);
  const language = useAtomValue(languageAtom);
  const shown = useMemo((): readonly LegendEntry[] => {
    const stands = (query: Parameters<typeof findCells>[2]) =>
      floors.some(({ grid, size }) => findCells(grid, size, query).length > 0);
    const signs = CELL_SEARCHES.filter(({ query }) => !['any', 'event'].includes(query.kind));
    return [
      { label: text('map.border.wall'), cell: { south: BORDER.wall } },
      ...signs
        .filter(({ query }) => stands(query))
        .map(({ id, label, values }) => ({
          label: text(label, values),
          cell: CELLS[id] ?? {},
          isOneWay: id === 'oneWay',
        })),
      ...EVENT_CATEGORIES.filter(({ id }) => stands({ kind: 'event', category: id })).map(({ name, types }) => ({
        label: name[language],
        cell: { event_id: types[0]?.id ?? 0 },
      })),
      ...(floors.some(({ entrances }) => entrances.length > 0)
        ? [{ label: text('atlas.entrance'), cell: {}, isEntrance: true }]
        : []),
    ];
  }, [floors, text, language]);
  return (
    <section className={legend}>
      <h3 className={heading}>{text('atlas.legend')}</h3>
      <ul className={entries}>
        {shown.map((sign) => (
          <li key={sign.label} className={entry}>
            <Sample {...sign} palette={palette} />
            {sign.label}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Cells that show a sign, keyed by the id of its search. */
const CELLS: Readonly<Record<string, LegendEntry['cell']>> = {
  ...Object.fromEntries(BORDER_NAMES.map((name) => [name, { south: BORDER[name] }])),
  oneWay: { south: BORDER.open },
  dark: { floor_id: ZONE.dark },
  noTeleport: { floor_id: ZONE.noTeleport },
  ...Object.fromEntries([1, 2, 3].map((mark) => [`floor${mark}`, { floor_id: mark << 2 }])),
  ...Object.fromEntries([1, 2].map((mark) => [`ceiling${mark}`, { floor_id: mark << 4 }])),
  ...Object.fromEntries([1, 2, 3].map((room) => [`room${room}`, { room_id: room }])),
};

function Sample({
  cell,
  isOneWay = false,
  isEntrance = false,
  palette,
}: LegendEntry & { readonly palette: MapPalette }) {
  const paint = useCallback(
    (brush: Brush) => {
      const grid = blankGrid();
      for (const [field, value] of Object.entries(cell)) {
        writeField(grid, field as CellField, 1, 1, value);
        // Both halves of the edge are the same, except that a one-way edge is a wall on the other side.
        if (field === 'south') writeField(grid, 'north', 1, 0, isOneWay ? BORDER.wall : value);
      }
      // Cell (1, 1) fills the sample; a border is moved to its middle, so that both halves are visible.
      const bottom = 'south' in cell ? 1.5 * CELL : 2 * CELL;
      const entrances = isEntrance ? [{ x: 1, y: 1 }] : [];
      const scene = { grid, size: 4, palette, entrances, place: { left: -CELL, bottom, cell: CELL } };
      paintFloor(brush, scene);
      paintMarks(brush, scene, 1, 1);
    },
    [cell, isOneWay, isEntrance, palette],
  );
  return <PaintedPicture width={CELL} height={CELL} paint={paint} className={sample} />;
}
