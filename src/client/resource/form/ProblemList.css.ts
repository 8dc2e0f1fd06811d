import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[1],
  margin: 0,
  padding: 0,
  fontSize: theme.size.small,
  listStyle: 'none',
});
export const message = style({ display: 'block' });
export const jump = style({
  minHeight: '24px',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontWeight: theme.weight.bold,
  textAlign: 'start',
  textDecoration: 'underline',
  cursor: 'pointer',
});
