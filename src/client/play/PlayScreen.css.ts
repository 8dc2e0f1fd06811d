import { style } from '@vanilla-extract/css';
import { BESIDE } from '#client/ui/screen.ts';

/** The height that the bars above leave of the window. */
export const screen = style({
  display: 'grid',
  height: 'var(--screen-height, 100dvh)',
  minHeight: '420px',
  selectors: { [`[${BESIDE}] &`]: { height: 'auto', minHeight: 0 } },
});
