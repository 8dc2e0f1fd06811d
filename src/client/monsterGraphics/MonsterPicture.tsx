import { GRAPHICS_PER_GROUP } from '#domain/catalogs/monsterGraphics.ts';
import { picture, silhouette } from './MonsterPicture.css.ts';

const CELL = 64;
const COLUMNS = 10;

interface MonsterPictureProps {
  /** The number of a monster graphic, 0 to 479. */
  readonly graphic: number;
  readonly label: string;
  /** A whole number keeps the pixels square. */
  readonly scale?: 1 | 2 | 3;
  /** Shows the shadow alone, as of a monster that is not yet known. */
  readonly isUnidentified?: boolean;
}

/**
 * A cell of the sheets of monster graphics. A colour filter is laid over it by the same mask: the sheet as the background, the
 * filter as the background colour, and `background-blend-mode: multiply`.
 */
export function MonsterPicture({ graphic, label, scale = 1, isUnidentified = false }: MonsterPictureProps) {
  const place = graphic % GRAPHICS_PER_GROUP;
  const side = CELL * scale;
  const sheet = `url(/monsters/group-${Math.floor(graphic / GRAPHICS_PER_GROUP)}.png)`;
  const position = `${-(place % COLUMNS) * side}px ${-Math.floor(place / COLUMNS) * side}px`;
  const area = `${COLUMNS * side}px auto`;
  const where = isUnidentified
    ? { maskImage: sheet, maskPosition: position, maskSize: area }
    : { backgroundImage: sheet, backgroundPosition: position, backgroundSize: area };
  return (
    <span
      role="img"
      aria-label={label}
      className={isUnidentified ? silhouette : picture}
      style={{ width: side, height: side, ...where }}
    />
  );
}
