import { style } from '@vanilla-extract/css';
import { screen } from './screen.ts';
import { theme } from './theme.css.ts';

const { color } = theme;

/** Too wide for its place it scrolls within itself; on a phone the tabs take as many lines as they need. */
export const bar = style({ minWidth: 0, overflowX: 'auto', scrollbarWidth: 'none' });

export const tabs = style({
  display: 'flex',
  gap: theme.space.half,
  width: 'max-content',
  minWidth: '100%',
  padding: 0,
  listStyle: 'none',
  '@media': { [screen.phone]: { flexWrap: 'wrap', width: 'auto' } },
});

export const place = style({ '@media': { [screen.phone]: { flex: '1 0 auto' } } });

/** Like the index tabs of a folder of drawings: the present one is part of the sheet below. */
export const tab = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  minHeight: '40px',
  padding: `0 ${theme.space[4]}`,
  borderBottom: '3px solid transparent',
  borderTop: '3px solid transparent',
  color: color.textMuted,
  fontWeight: theme.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: color.text, background: color.hover },
    '&[aria-current]': { color: color.accentText, borderBottomColor: color.accent },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': {
    [screen.touch]: { minHeight: theme.control.touch },
    [screen.phone]: { justifyContent: 'center', padding: `0 ${theme.space[3]}` },
  },
});
