import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[1],
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [screen.phone]: { flexDirection: 'row', overflowX: 'auto' } },
});
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  width: '100%',
  padding: `0 ${theme.space[3]} 0 ${theme.space[1]}`,
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.small,
  background: color.surface,
  color: color.text,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&[aria-pressed="true"]': { borderColor: color.accent, background: color.accentWash, color: color.accentText },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
});
export const name = style({ flex: 1, minWidth: 'max-content' });
export const count = style({ fontSize: theme.size.small, fontVariantNumeric: 'tabular-nums' });
