import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const card = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: theme.space[2],
  minWidth: 0,
  margin: `0 0 ${theme.space[3]}`,
  padding: theme.space[3],
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.small,
  background: theme.color.sunken,
});
export const number = style({ color: theme.color.textMuted, fontVariantNumeric: 'tabular-nums' });
