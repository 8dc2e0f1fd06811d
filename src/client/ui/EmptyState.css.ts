import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.space[3],
  padding: `${theme.space[8]} ${theme.space[4]}`,
  textAlign: 'center',
});

export const picture = style({ color: theme.color.controlBorder });
export const title = style({ fontSize: theme.size.large, fontWeight: theme.weight.bold });
export const text = style({ maxWidth: '44ch', color: theme.color.textMuted });
export const action = style({
  marginTop: theme.space[2],
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[2],
  justifyContent: 'center',
});
