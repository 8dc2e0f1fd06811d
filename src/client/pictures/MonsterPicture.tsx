import { useContext } from 'react';
import { GRAPHICS_PER_GROUP } from '#domain/catalogs/monsterGraphics.ts';
import { filtered, picture, silhouette } from './MonsterPicture.css.ts';
import { PictureFilterContext } from './PictureFilterContext.ts';

/** The side of a picture, in pixels. */
export const CELL = 64;
const COLUMNS = 10;

/** The factors for the colours of a picture, 0 to 255 each; 255 leaves a colour as it is. */
export interface ColorFilter {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

interface MonsterPictureProps {
  /** The number of a monster graphic, 0 to 479. */
  readonly graphic: number;
  /** The accessible name; without it the picture is decoration. */
  readonly label?: string;
  /** A whole number keeps the pixels square. */
  readonly scale?: 1 | 2 | 3;
  /** Shows only the silhouette, as of an unidentified monster. */
  readonly isUnidentified?: boolean;
  /** If absent, the filter of the surrounding field applies, if there is one. */
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
