import { useContext } from 'react';
import { GRAPHICS_PER_GROUP } from '#domain/catalogs/monsterGraphics.ts';
import { filtered, picture, silhouette } from './MonsterPicture.css.ts';
import { PictureFilterContext } from './PictureFilterContext.ts';

/** The side of a picture, in pixels. */
export const CELL = 64;
const COLUMNS = 10;

/** By which the colours of a picture are multiplied, 0 to 255 each; 255 leaves a colour as it is. */
export interface ColorFilter {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

interface MonsterPictureProps {
  /** The number of a monster graphic, 0 to 479. */
  readonly graphic: number;
  /** What it shows; without it the picture says nothing that does not stand beside it. */
  readonly label?: string;
  /** A whole number keeps the pixels square. */
  readonly scale?: 1 | 2 | 3;
  /** Shows the shadow alone, as of a monster that is not yet known. */
  readonly isUnidentified?: boolean;
  /** Without it the filter of the field around the picture, where it has one. */
  readonly filter?: ColorFilter;
}

/** A cell of the sheets of monster graphics. */
export function MonsterPicture(props: MonsterPictureProps) {
  const { graphic, label, scale = 1, isUnidentified = false } = props;
  const around = useContext(PictureFilterContext);
  const { filter = around } = props;
  const place = graphic % GRAPHICS_PER_GROUP;
  const side = CELL * scale;
  const sheet = `url(/monsters/group-${Math.floor(graphic / GRAPHICS_PER_GROUP)}.png)`;
  const position = `${-(place % COLUMNS) * side}px ${-Math.floor(place / COLUMNS) * side}px`;
  const area = `${COLUMNS * side}px auto`;
  const mask = { maskImage: sheet, maskPosition: position, maskSize: area };
  const image = { backgroundImage: sheet, backgroundPosition: position, backgroundSize: area };
  const isFiltered = filter !== undefined && Math.min(filter.red, filter.green, filter.blue) < 255;
  const look = isUnidentified
    ? { className: silhouette, style: mask }
    : isFiltered
      ? {
          className: filtered,
          style: { ...image, ...mask, backgroundColor: `rgb(${filter.red} ${filter.green} ${filter.blue})` },
        }
      : { className: picture, style: image };
  return (
    <span
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={look.className}
      style={{ width: side, height: side, ...look.style }}
    />
  );
}
