import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

/** Of the lines above a page together: of tabs one, or two where the area has several pages, and that of the tools of the area. */
const barsHeight = 'calc(var(--tabs-height) + var(--tools-height))';
const toolsHeight = 'var(--tools-height)';
export const area = recipe({
  variants: {
    tabs: { one: { vars: { '--tabs-height': '41px' } }, two: { vars: { '--tabs-height': '81px' } } },
    hasTools: { false: { vars: { '--tools-height': '0px' } }, true: { vars: { '--tools-height': '44px' } } },
  },
});

/** Not sticky, as the bars above are: a form needs the height. */
export const bars = style({
  minHeight: 'var(--tabs-height)',
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

/** The tools of an area, in a line that is there before they are. */
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  height: toolsHeight,
  padding: `0 ${theme.space[4]}`,
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  borderBottom: `1px solid ${theme.color.line}`,
  '@media': { [screen.phone]: { padding: `0 ${theme.space[2]}` } },
});
