import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { belowBars } from '#client/resource/form/RecordForm.css.ts';
import { screen as media } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color, space } = theme;

/** The height of the lines above a page: the tabs of its area, and the area's tools. */
const barsHeight = 'calc(var(--tabs-height) + var(--tools-height))';
const toolsHeight = 'var(--tools-height)';
export const screen = recipe({
  base: { flex: 1, display: 'flex', minWidth: 0 },
  variants: {
    hasBar: {
      false: { vars: { '--tabs-height': '0px' } },
      true: { vars: { '--tabs-height': '41px' }, '@media': { [media.touch]: { vars: { '--tabs-height': '45px' } } } },
    },
    hasTools: { false: { vars: { '--tools-height': '0px' } }, true: { vars: { '--tools-height': '44px' } } },
  },
});
export const work = style({ flex: 1, minWidth: 0 });

/** Next to the content, from the bars to the bottom of the window. */
export const list = style({
  position: 'sticky',
  top: belowBars,
  alignSelf: 'start',
  flex: 'none',
  width: '176px',
  height: 'var(--screen-height)',
  overflowY: 'auto',
  borderInlineEnd: `1px solid ${color.line}`,
  background: color.surface,
});
export const entries = style({ margin: 0, padding: `${space[2]} 0`, listStyle: 'none' });
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '34px',
  padding: `${space[1]} ${space[3]}`,
  borderInlineStart: '3px solid transparent',
  color: color.textMuted,
  fontWeight: theme.weight.medium,
  lineHeight: theme.lineHeight.tight,
  textDecoration: 'none',
  wordBreak: 'auto-phrase',
  selectors: {
    '&:hover': { background: color.hover, color: color.text },
    '&[aria-current]': { borderInlineStartColor: color.accent, background: color.accentWash, color: color.accentText },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.touch]: { minHeight: theme.control.touch },
    [media.forced]: { borderColor: 'Canvas' },
  },
});

/** Not sticky, unlike the bars above, because a form needs the height. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  height: 'var(--tabs-height)',
  padding: `0 ${space[4]}`,
  borderBottom: `1px solid ${color.line}`,
  background: color.sunken,
});
export const menu = style({ flex: 'none' });

/** The height that the bars leave of the window. */
export const filledHeight = `calc(var(--screen-height) - ${barsHeight})`;

/** A screen that fills this height: a table. */
export const filled = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  height: filledHeight,
  minHeight: '360px',
  padding: `${space[2]} ${space[4]}`,
  '@media': { [media.phone]: { padding: space[2] } },
});

/** The tools of an area, in a line that is reserved before they load. */
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  height: toolsHeight,
  padding: `0 ${space[4]}`,
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  borderBottom: `1px solid ${color.line}`,
  '@media': { [media.phone]: { padding: `0 ${space[2]}` } },
});
