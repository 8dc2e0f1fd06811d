import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const summary = style({ fontSize: theme.size.small, fontWeight: theme.weight.medium, cursor: 'pointer' });
export const list = style({
  display: 'grid',
  gap: theme.space.half,
  padding: 0,
  listStyle: 'none',
  fontSize: theme.size.small,
});
