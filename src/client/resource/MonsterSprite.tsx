import { GRAPHICS_PER_GROUP } from '#domain/catalogs/monsterGraphics.ts';
import { sprite } from './MonsterSprite.css.ts';

const COLUMNS = 10;

/** The graphic of a monster out of its sheet, 64 px square (spec 2 §3: graphics 0-479 in groups of a hundred). */
export function MonsterSprite({ code }: { readonly code: number }) {
  const place = code % GRAPHICS_PER_GROUP;
  const [column, row] = [place % COLUMNS, Math.floor(place / COLUMNS)];
  return (
    <span
      className={sprite}
      style={{
        backgroundImage: `url(/monsters/group-${Math.floor(code / GRAPHICS_PER_GROUP)}.png)`,
        backgroundPosition: `${column * -64}px ${row * -64}px`,
      }}
    />
  );
}
