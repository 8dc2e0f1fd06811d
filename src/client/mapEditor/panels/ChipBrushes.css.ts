import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[2],
});
export const picked = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  fontSize: theme.size.small,
  lineHeight: theme.lineHeight.tight,
});
