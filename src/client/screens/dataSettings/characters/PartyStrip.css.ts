import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const strip = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  '@media': { [screen.phone]: { flexDirection: 'column', alignItems: 'stretch' } },
});
export const places = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.large,
  background: color.surface,
  listStyle: 'none',
  '@media': { [screen.phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const place = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: `${theme.space[1]} ${theme.space[3]}`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '& + &': { borderInlineStart: `1px solid ${color.line}` } },
});
export const row = style({ color: color.textMuted, fontSize: theme.size.small });
export const nobody = style({ color: color.textMuted });
export const about = style({ color: color.textMuted, fontSize: theme.size.small });
