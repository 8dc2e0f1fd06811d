import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const message = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[2],
  minWidth: 0,
  paddingInlineStart: theme.space[2],
  borderInlineStart: `2px solid ${theme.color.line}`,
});
export const languages = style({ display: 'flex', gap: theme.space[1] });
