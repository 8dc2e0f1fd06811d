import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[2], marginTop: theme.space[2] });
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: theme.space[2] });
export const muted = style({ color: theme.color.textMuted });
export const stack = style({ display: 'flex', flexDirection: 'column', gap: theme.space[3] });
