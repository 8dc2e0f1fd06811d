import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const fields = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space[3]} ${theme.space[6]}`,
  padding: `${theme.space[2]} ${theme.space[4]} ${theme.space[4]}`,
});
export const field = style({ flex: '1 1 240px', maxWidth: '360px' });
export const stale = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[2],
  marginTop: theme.space[1],
  fontSize: theme.size.small,
  color: theme.color.warningText,
});
