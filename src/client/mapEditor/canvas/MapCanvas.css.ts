import { globalStyle, style } from '@vanilla-extract/css';
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
  selectors: { '&[data-panning]': { cursor: 'grabbing' } },
});

export const canvas = style({ position: 'absolute', inset: 0 });

/** Over the canvas for its focus ring alone: the pointer goes through it. */
export const cells = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});

globalStyle(`${cells} > *`, {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
