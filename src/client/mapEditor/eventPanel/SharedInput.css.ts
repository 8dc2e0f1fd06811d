import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

/** A value that differs between the selected events. */
export const mixed = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[1],
  padding: theme.space[2],
  border: `1px dashed ${color.line}`,
  borderRadius: theme.radius.small,
});
export const mixedValues = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space.half} ${theme.space[2]}`,
  fontSize: theme.size.small,
  color: color.textMuted,
});
export const kinds = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[1], padding: 0, listStyle: 'none' });
export const told = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.half,
  paddingInlineStart: theme.space[4],
  fontSize: theme.size.small,
});
