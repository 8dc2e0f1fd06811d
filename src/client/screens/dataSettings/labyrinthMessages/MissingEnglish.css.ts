import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const details = style({ flex: 'none' });
export const summary = style({
  padding: `${theme.space[1]} ${theme.space[2]}`,
  borderRadius: theme.radius.small,
  background: theme.color.warningWash,
  color: theme.color.warningText,
});
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  gap: `${theme.space[1]} ${theme.space[4]}`,
  maxHeight: '160px',
  margin: 0,
  padding: theme.space[2],
  overflowY: 'auto',
  listStyle: 'none',
});
