import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';
import { FROZEN_LAYER } from './TableRow.css.ts';

const { color } = theme;

/** A layer of its own, like sticky elements: without it, moving among the rows would recompose everything painted there. */
export const layer = style({
  position: 'absolute',
  top: 0,
  left: 0,
  width: 0,
  height: 0,
  zIndex: 1,
  pointerEvents: 'none',
  willChange: 'transform',
});
export const frozenLayer = style({
  position: 'sticky',
  left: 0,
  width: 0,
  height: 0,
  zIndex: FROZEN_LAYER + 1,
  pointerEvents: 'none',
});

/** The handle at the corner of a selection, dragged to fill. */
export const handle = style({
  position: 'absolute',
  right: '-4px',
  bottom: '-4px',
  width: '9px',
  height: '9px',
  border: `1px solid ${color.surface}`,
  background: color.focus,
  cursor: 'crosshair',
  pointerEvents: 'auto',
  touchAction: 'none',
});

export const selection = style({
  position: 'absolute',
  border: `1px solid ${color.focus}`,
  selectors: {
    '&::before': { content: '', position: 'absolute', inset: 0, background: color.focus, opacity: 0.12 },
  },
});

export const active = style({
  position: 'absolute',
  outline: `2px solid ${color.focus}`,
  outlineOffset: '-2px',
});

export const filling = style({ position: 'absolute', border: `2px dashed ${color.focus}` });
