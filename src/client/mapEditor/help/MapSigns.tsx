import { useCallback } from 'react';
import { PaintedPicture } from '#client/floor/paint/PaintedPicture.tsx';
import type { Brush } from '#client/floor/paint/paintBorder.ts';
import { type FloorScene, paintFloor } from '#client/floor/paint/paintFloor.ts';
import { paintMarks } from '#client/floor/paint/paintMarks.ts';
import { useMapPalette } from '#client/floor/paint/useMapPalette.ts';
import type { TextKey } from '#client/i18n/defineTexts.ts';
import { useText } from '#client/i18n/useText.ts';
import { paintProblems } from '#client/mapEditor/canvas/paintProblems.ts';
import { heading, part } from '#client/ui/KeyLines.css.ts';
import { blankGrid } from '#domain/map/floorGrid.ts';
import { helpTexts } from './helpTexts.ts';
import { picture, sign, signs } from './MapSigns.css.ts';

/** The side length of a picture (one cell), in pixels. */
const CELL = 28;
const PLACE = { left: 0, bottom: CELL, cell: CELL };
const GRID = blankGrid();
const FIRST = { x: 0, y: 0 };

type PaintSign = (brush: Brush, scene: FloorScene) => void;

const problem =
  (severity: 'error' | 'warning') =>
  (brush: Brush, { palette }: FloorScene) =>
    paintProblems(brush, [{ ...FIRST, severity }], { ...PLACE, width: CELL, height: CELL }, palette);

/** The signs painted on an otherwise empty cell, with their text keys. */
const SIGNS: readonly (readonly [TextKey<typeof helpTexts>, PaintSign])[] = [
  ['map.sign.entrance', (brush, scene) => paintMarks(brush, { ...scene, entrances: [FIRST] }, 0, 0)],
  ['map.sign.error', problem('error')],
  ['map.sign.warning', problem('warning')],
];

/** Lists the signs on the map that no tool draws. */
export function MapSigns() {
  const text = useText(helpTexts);
  return (
    <section className={part}>
      <h3 className={heading}>{text('map.signs')}</h3>
      <ul className={signs}>
        {SIGNS.map(([label, paint]) => (
          <li key={label} className={sign}>
            <SignPicture paint={paint} />
            {text(label)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function SignPicture({ paint }: { readonly paint: PaintSign }) {
  const palette = useMapPalette();
  const paintOnCell = useCallback(
    (brush: Brush) => {
      const scene = { grid: GRID, size: 1, palette, place: PLACE };
      paintFloor(brush, scene);
      paint(brush, scene);
    },
    [palette, paint],
  );
  return <PaintedPicture width={CELL} height={CELL} paint={paintOnCell} className={picture} />;
}
