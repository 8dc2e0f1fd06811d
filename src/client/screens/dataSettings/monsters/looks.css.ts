import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const pair = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[3] });
export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.space[1],
  margin: 0,
  padding: theme.space[3],
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.small,
  background: theme.color.field,
});
export const caption = style({ color: theme.color.textMuted, fontSize: theme.size.small });
