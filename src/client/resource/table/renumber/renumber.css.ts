import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const moveList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: `${theme.space.half} ${theme.space[4]}`,
  maxHeight: '180px',
  margin: 0,
  padding: theme.space[3],
  overflowY: 'auto',
  borderRadius: theme.radius.small,
  background: theme.color.sunken,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
});
