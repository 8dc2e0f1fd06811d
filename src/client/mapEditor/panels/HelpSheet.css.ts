import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${theme.space[4]} ${theme.space[8]}`,
  '@media': { [screen.phone]: { gridTemplateColumns: '1fr' } },
});
export const heading = style({
  paddingBottom: theme.space[1],
  borderBottom: `1px solid ${theme.color.line}`,
  marginBottom: theme.space[1],
});
export const rows = style({ display: 'grid', gap: theme.space.half });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 10em) 1fr',
  gap: theme.space[3],
  fontSize: theme.size.small,
});
export const key = style({ color: theme.color.textMuted });
