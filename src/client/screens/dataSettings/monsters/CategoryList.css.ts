import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(100px, 1fr))',
  gap: theme.space[1],
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [screen.phone]: { display: 'flex', overflowX: 'auto' } },
});
export const entry = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  width: '100%',
  height: '100%',
  minWidth: '100px',
  padding: theme.space[1],
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.small,
  background: color.surface,
  color: color.text,
  fontSize: theme.size.small,
  lineHeight: theme.lineHeight.tight,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&[aria-pressed="true"]': { borderColor: color.accent, background: color.accentWash, color: color.accentText },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
});
export const name = style({ flex: 1 });
export const count = style({ fontVariantNumeric: 'tabular-nums' });
