import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const heading = style({
  paddingBottom: theme.space[1],
  borderBottom: `1px solid ${theme.color.line}`,
  marginBottom: theme.space[1],
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 18em) 1fr',
  gap: theme.space[3],
  fontSize: theme.size.small,
});
export const key = style({ color: theme.color.textMuted });
