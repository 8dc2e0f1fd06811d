import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const sheet = style({ alignSelf: 'center', outline: 'none' });

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.space[3],
  minWidth: '200px',
  padding: `${theme.space[6]} ${theme.space[8]}`,
  borderRadius: theme.radius.large,
  background: theme.color.surface,
  color: theme.color.text,
  boxShadow: theme.shadow.high,
  outline: 'none',
});
