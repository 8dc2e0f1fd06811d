import { style } from '@vanilla-extract/css';
import { focusRing } from '#client/ui/focusRing.ts';
import { theme } from '#client/ui/theme.css.ts';

/** Lies over the border of the panel, wide enough to be taken hold of. */
export const edge = style({
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  width: '6px',
  height: 'auto',
  margin: '0 -3px',
  border: 0,
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: {
    '&:hover, &[data-dragged]': { background: theme.color.accent },
    '&:focus-visible': focusRing,
  },
});
