import { style, styleVariants } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

/** Of the lines of tabs together: one, or two where the area has several pages. */
const barsHeight = 'var(--bars-height)';
export const area = styleVariants({
  one: [{ vars: { '--bars-height': '41px' } }],
  two: [{ vars: { '--bars-height': '81px' } }],
});

/** Not sticky, as the bars above are: a form needs the height. */
export const bars = style({
  minHeight: barsHeight,
  padding: `0 ${theme.space[4]}`,
  borderBottom: `1px solid ${theme.color.line}`,
  background: theme.color.sunken,
  '@media': { [screen.phone]: { padding: `0 ${theme.space[2]}` } },
});

/** What the bars leave of the window. */
export const filledHeight = `calc(var(--screen-height) - ${barsHeight})`;

/** A screen that fills that: a table. */
export const filled = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[2],
  height: filledHeight,
  minHeight: '360px',
  padding: `${theme.space[2]} ${theme.space[4]}`,
  '@media': { [screen.phone]: { padding: theme.space[2] } },
});
