import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: theme.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const button = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.space[1],
  width: '100%',
  height: '100%',
  padding: theme.space[2],
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.small,
  background: color.field,
  color: color.text,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&[aria-pressed="true"]': { borderColor: color.accent, background: color.accentWash, color: color.accentText },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
});
export const name = style({
  fontSize: theme.size.small,
  lineHeight: theme.lineHeight.tight,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
