import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

export const columns = style({
  columns: 2,
  columnGap: theme.space[8],
  '@media': { [screen.phone]: { columns: 1 } },
});
export const part = style({ marginBottom: theme.space[4] });
export const heading = style({
  breakAfter: 'avoid',
  paddingBottom: theme.space[1],
  borderBottom: `1px solid ${theme.color.line}`,
  marginBottom: theme.space[1],
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 10em) 1fr',
  alignItems: 'baseline',
  gap: theme.space[3],
  padding: `${theme.space.half} 0`,
  breakInside: 'avoid',
  fontSize: theme.size.small,
});
export const gesture = style({ color: theme.color.textMuted });
export const key = style({
  padding: `0 ${theme.space[1]}`,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.small,
  background: theme.color.field,
  fontFamily: theme.font.body,
  fontSize: theme.size.small,
});
