/**
 * The theme contract. Every style takes sizes, fonts and colours from `theme` and from nowhere else. Measures are set on :root once;
 * colours, shadows and the map's palette follow `data-theme` of the document element.
 */
import { createGlobalTheme, createThemeContract } from '@vanilla-extract/css';
import { day, night } from './palettes.ts';
import { TYPEFACE } from './typeface.ts';

const measures = createGlobalTheme(':root', {
  /** Multiples of 4 px: space[3] is 12 px. */
  space: {
    0: '0',
    half: '2px',
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
  },
  /** Heights of controls; the touch height applies if the pointer is coarse. */
  control: { small: '28px', medium: '36px', touch: '44px' },
  radius: { small: '3px', large: '6px' },
  font: {
    body: TYPEFACE,
    code: "'Noto Sans Mono CJK JP', 'Noto Sans Mono', Menlo, Consolas, monospace",
  },
  size: { small: '12px', body: '14px', large: '16px', title: '20px', display: '28px' },
  weight: { normal: '400', medium: '500', bold: '700' },
  lineHeight: { single: '1', tight: '1.35', running: '1.7' },
  focusRing: { width: '2px', offset: '2px' },
  duration: { quick: '90ms', calm: '160ms' },
  layer: { sticky: '10', bar: '20', drawer: '30', overlay: '40', popover: '50', snackbar: '60', tooltip: '70' },
});

const shades = createThemeContract(day);
createGlobalTheme(':root[data-theme="light"]', shades, day);
createGlobalTheme(':root[data-theme="dark"]', shades, night);

export const theme = { ...measures, ...shades };
/** The map's colours alone, so that code that reads only these loads no list of all the others. */
export const mapColors = theme.map;
