import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color, map } = theme;

export const frame = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export const head = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[2],
  padding: `${theme.space[3]} ${theme.space[6]}`,
  background: color.surface,
  borderBottom: `2px solid ${map.wall}`,
  '@media': { [screen.phone]: { padding: `${theme.space[2]} ${theme.space[4]}` } },
});

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[2],
  minHeight: theme.control.medium,
  color: color.text,
  fontSize: theme.size.title,
  fontWeight: theme.weight.bold,
  letterSpacing: '0.12em',
  textDecoration: 'none',
});

export const middle = style({
  position: 'relative',
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  padding: theme.space[6],
  '@media': { [screen.phone]: { padding: theme.space[3], placeItems: 'start center' } },
});

/** Paper between double walls, drawn like the middle of the labyrinth. */
export const chamber = style({
  width: '100%',
  maxWidth: '460px',
  padding: theme.space[8],
  border: `3px solid ${map.wall}`,
  outline: `1px solid ${map.wall}`,
  outlineOffset: '5px',
  background: color.surface,
  boxShadow: `0 0 0 6px ${map.paper}, ${theme.shadow.high}`,
  '@media': { [screen.phone]: { padding: theme.space[5], marginTop: theme.space[4] } },
});
