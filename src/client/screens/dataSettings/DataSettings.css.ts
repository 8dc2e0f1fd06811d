import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

/** Not sticky, as the bars above are: a form needs the height. */
export const bars = style({
  padding: `0 ${theme.space[4]}`,
  borderBottom: `1px solid ${theme.color.line}`,
  background: theme.color.surface,
  '@media': { [screen.phone]: { padding: `0 ${theme.space[2]}` } },
});

/** A screen that fills the window has these bars above it too. */
export const page = style({
  vars: { '--screen-height': 'calc(100dvh - 181px)' },
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
});
