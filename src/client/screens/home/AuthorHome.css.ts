import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color, map } = theme;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[3],
  marginBottom: theme.space[4],
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(360px, 100%), 1fr))',
  gap: theme.space[4],
  margin: `0 0 ${theme.space[4]}`,
  padding: 0,
  listStyle: 'none',
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[2],
  minWidth: 0,
  padding: theme.space[4],
  border: `1px solid ${color.line}`,
  borderTop: `3px solid ${map.wall}`,
  borderRadius: theme.radius.small,
  background: color.surface,
  boxShadow: theme.shadow.low,
});
export const cardHead = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.space[3],
});
export const cardTitle = style({ minWidth: 0, fontSize: theme.size.large });
export const floors = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[1],
  minHeight: '34px',
});

export const floor = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '34px',
  minHeight: '32px',
  border: `2px solid ${map.wall}`,
  borderRadius: theme.radius.small,
  background: map.paper,
  color: color.text,
  fontSize: theme.size.small,
  fontWeight: theme.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  selectors: { '&:hover': { background: color.hover } },
  '@media': { [screen.touch]: { minWidth: theme.control.touch, minHeight: theme.control.touch } },
});
