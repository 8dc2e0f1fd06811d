import { style } from '@vanilla-extract/css';
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
  alignItems: 'flex-start',
  gap: theme.space[4],
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
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: theme.space[2],
  minWidth: 0,
});
export const next = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space[3],
});
