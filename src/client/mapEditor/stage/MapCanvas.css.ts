import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '#client/ui/focusRing.ts';
import { tooltip } from '#client/ui/Tooltip.css.ts';
import { theme } from '#client/ui/theme.css.ts';

export const surface = style({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  minWidth: 0,
  overflow: 'hidden',
  background: theme.map.outside,
  cursor: 'crosshair',
  touchAction: 'none',
  userSelect: 'none',
  contain: 'strict',
  selectors: { '&[data-panning]': { cursor: 'grabbing' } },
});

export const canvas = style({ position: 'absolute', inset: 0 });

/** Hidden until PointMarks shows it. */
const hiddenUntilShown = {
  visibility: 'hidden',
  selectors: { '&[data-shown]': { visibility: 'visible' } },
} as const;

/** A highlighted number of the ruler. It moves and changes with every cell, so it has a layer and a layout of its own. */
export const rulerMark = style({
  position: 'absolute',
  top: '-8px',
  left: '-10px',
  width: '20px',
  height: '16px',
  borderRadius: theme.radius.small,
  background: theme.map.cursor,
  color: theme.map.paper,
  fontSize: theme.size.small,
  fontWeight: theme.weight.bold,
  lineHeight: '16px',
  textAlign: 'center',
  ...hiddenUntilShown,
  pointerEvents: 'none',
  contain: 'strict',
  willChange: 'transform',
});

/** The extent of the current stroke, beside the pointer; it has a layer of its own like the numbers of the rulers. */
export const span = style({
  position: 'absolute',
  top: 0,
  left: 0,
  padding: '0 6px',
  borderRadius: theme.radius.small,
  background: theme.map.cursor,
  color: theme.map.paper,
  fontSize: theme.size.small,
  fontWeight: theme.weight.bold,
  lineHeight: '20px',
  whiteSpace: 'nowrap',
  ...hiddenUntilShown,
  pointerEvents: 'none',
  contain: 'content',
  willChange: 'transform',
});

/** The notes on the cell under the pointer, one per line. */
export const tip = style([
  tooltip,
  {
    position: 'absolute',
    top: 0,
    left: 0,
    width: 'max-content',
    maxWidth: 'min(280px, 45%)',
    whiteSpace: 'pre-line',
    ...hiddenUntilShown,
    pointerEvents: 'none',
    contain: 'content',
  },
]);

/** Visually hidden; the focus ring is drawn on the surface. */
export const cells = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  contain: 'strict',
  pointerEvents: 'none',
});

globalStyle(`${surface}:has(> ${cells}:focus-visible)`, {
  ...focusRing,
  outlineOffset: '-3px',
});
