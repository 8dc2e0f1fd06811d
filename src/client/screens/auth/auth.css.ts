import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const paragraphs = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[2],
  marginTop: theme.space[2],
  paddingInlineStart: theme.space[6],
});
