import { ellipse, inks, rectangle } from './inks.ts';

const sky = '#2c344b';
const dusk = '#38425f';

/** Makes the engraved plate of every picture, with this size in units; it has its own ground and so suits any page. */
export const plate = (width: number, height: number, marks: string): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>`,
    '<pattern id="hatch" width="2.6" height="2.6" patternTransform="rotate(-45)" patternUnits="userSpaceOnUse">',
    `<path d="M0 .8h2.6" stroke="${inks.ground}" stroke-width="1.05"/></pattern>`,
    `<pattern id="sky" width="4" height="3" patternUnits="userSpaceOnUse"><path d="M0 1.5h4" stroke="${sky}" stroke-width=".9"/></pattern>`,
    `<radialGradient id="dusk"><stop offset=".35" stop-color="${dusk}" stop-opacity=".75"/>`,
    `<stop offset="1" stop-color="${inks.ground}" stop-opacity="0"/></radialGradient>`,
    `<clipPath id="frame"><path d="${rectangle(3, 3, width - 6, height - 6)}"/></clipPath></defs>`,
    `<path fill="${inks.ground}" d="${rectangle(0, 0, width, height)}"/>`,
    `<g clip-path="url(#frame)"><path fill="url(#sky)" d="${rectangle(3, 3, width - 6, height - 6)}"/>`,
    `<path fill="url(#dusk)" d="${ellipse(width / 2, height / 2, width / 2, height / 2)}"/>`,
    `<g stroke="${inks.ground}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">${marks}</g></g>`,
    `<path fill="none" stroke="${inks.ochre}" d="${rectangle(2.5, 2.5, width - 5, height - 5)}"/></svg>\n`,
  ].join('');
