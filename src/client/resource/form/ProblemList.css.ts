import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const list = style({ margin: 0, paddingInlineStart: theme.space[5] });
export const jump = style({
  minHeight: '24px',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontWeight: theme.weight.bold,
  textDecoration: 'underline',
  cursor: 'pointer',
});
