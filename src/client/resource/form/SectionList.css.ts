import { globalStyle, style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { scrollingLine } from '#client/ui/TabBar.css.ts';
import { theme } from '#client/ui/theme.css.ts';
import { belowBars } from './RecordForm.css.ts';

const { color } = theme;

export const list = style({ display: 'flex', flexDirection: 'column', gap: theme.space.half });
/** One line that scrolls horizontally. */
const line = { ...scrollingLine, flexDirection: 'row', gap: 0, borderBottom: `1px solid ${color.line}` } as const;
globalStyle(`[data-beside] ${list}`, line);
/** On a phone the head scrolls away with the page, and this list stays above the fields. */
globalStyle(list, {
  '@media': {
    [screen.phone]: {
      ...line,
      position: 'sticky',
      top: belowBars,
      zIndex: theme.layer.sticky,
      background: color.page,
    },
  },
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  gap: theme.space[2],
  minHeight: '28px',
  padding: `${theme.space[1]} ${theme.space[3]}`,
  borderRadius: theme.radius.small,
  color: color.text,
  lineHeight: theme.lineHeight.tight,
  border: 0,
  background: 'transparent',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&[aria-current]': { background: color.accentWash, color: color.accentText, fontWeight: theme.weight.medium },
  },
  '@media': { [screen.touch]: { minHeight: theme.control.touch } },
});
globalStyle(`[data-beside] ${entry}`, { minHeight: theme.control.medium });
export const errors = style({
  flex: 'none',
  padding: `0 ${theme.space[2]}`,
  borderRadius: theme.radius.small,
  background: color.dangerWash,
  color: color.dangerText,
  fontSize: theme.size.small,
  fontWeight: theme.weight.bold,
});
