import { style } from '@vanilla-extract/css';

/** The height that the bars above leave of the window. */
export const screen = style({
  display: 'grid',
  height: 'var(--screen-height, 100dvh)',
  minHeight: '420px',
});
