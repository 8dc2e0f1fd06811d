import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DISPLAY_GRAPHICS } from '#domain/catalogs/displayGraphics.ts';
import { ellipse, inks, rectangle } from './inks.ts';
import { pictures } from './pictures.ts';

const sky = '#2c344b';
const dusk = '#38425f';

/** The engraved plate that every picture is cut into; it brings its own ground and so suits any page. */
const plate = (marks: string): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs>',
    '<pattern id="hatch" width="2.6" height="2.6" patternTransform="rotate(-45)" patternUnits="userSpaceOnUse">',
    `<path d="M0 .8h2.6" stroke="${inks.ground}" stroke-width="1.05"/></pattern>`,
    `<pattern id="sky" width="4" height="3" patternUnits="userSpaceOnUse"><path d="M0 1.5h4" stroke="${sky}" stroke-width=".9"/></pattern>`,
    `<radialGradient id="dusk"><stop offset=".35" stop-color="${dusk}" stop-opacity=".75"/>`,
    `<stop offset="1" stop-color="${inks.ground}" stop-opacity="0"/></radialGradient>`,
    `<clipPath id="frame"><path d="${rectangle(3, 3, 94, 94)}"/></clipPath></defs>`,
    `<path fill="${inks.ground}" d="${rectangle(0, 0, 100, 100)}"/>`,
    `<g clip-path="url(#frame)"><path fill="url(#sky)" d="${rectangle(3, 3, 94, 94)}"/><path fill="url(#dusk)" d="${ellipse(50, 50, 50)}"/>`,
    `<g stroke="${inks.ground}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">${marks}</g></g>`,
    `<path fill="none" stroke="${inks.ochre}" d="${rectangle(2.5, 2.5, 95, 95)}"/></svg>\n`,
  ].join('');

/** The picture with this code, an SVG file. @throws RangeError where there is no such picture. */
export function drawDisplayGraphic(code: number): string {
  const marks = pictures[code];
  if (!marks) throw new RangeError(`There is no drawing for picture ${code}.`);
  return plate(marks.join(''));
}

/** Writes every picture of the catalog into `folder`/graphics. */
export function drawDisplayGraphics(folder: string): void {
  const graphics = join(folder, 'graphics');
  mkdirSync(graphics, { recursive: true });
  for (const { code } of DISPLAY_GRAPHICS) {
    writeFileSync(join(graphics, `${String(code).padStart(2, '0')}.svg`), drawDisplayGraphic(code));
  }
}
