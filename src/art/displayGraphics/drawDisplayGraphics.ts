import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DISPLAY_GRAPHICS } from '#domain/catalogs/displayGraphics.ts';
import { pictures } from './pictures.ts';
import { plate } from './plate.ts';

/** Draws the picture with this code as an SVG file. @throws RangeError if there is no such picture. */
export function drawDisplayGraphic(code: number): string {
  const marks = pictures[code];
  if (!marks) throw new RangeError(`There is no drawing for picture ${code}.`);
  return plate(100, 100, marks.join(''));
}

/** Writes every picture of the catalog into `folder`/graphics. */
export function drawDisplayGraphics(folder: string): void {
  const graphics = join(folder, 'graphics');
  mkdirSync(graphics, { recursive: true });
  for (const { code } of DISPLAY_GRAPHICS) {
    writeFileSync(join(graphics, `${String(code).padStart(2, '0')}.svg`), drawDisplayGraphic(code));
  }
}
