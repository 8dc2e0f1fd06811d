import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

/** Opens and closes one of the texts; by it the keyboard gets to what a small window does not show. */
export const summary = style({ fontWeight: theme.weight.bold });

export const paragraphs = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[2],
  marginTop: theme.space[2],
  paddingInlineStart: theme.space[6],
});
