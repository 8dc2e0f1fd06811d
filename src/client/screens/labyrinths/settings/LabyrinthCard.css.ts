import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(400px, 100%), 1fr))',
  gap: theme.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const card = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  alignContent: 'start',
  gap: `${theme.space[2]} ${theme.space[3]}`,
  height: '100%',
  padding: theme.space[4],
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.large,
  background: color.surface,
  boxShadow: theme.shadow.low,
  color: color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { background: color.hover } },
});
export const emblem = style({ width: '48px' });
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  lineHeight: theme.lineHeight.tight,
});
export const number = style({ color: color.textMuted, fontSize: theme.size.small });
export const title = style({
  overflow: 'hidden',
  fontSize: theme.size.large,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const muted = style({ color: color.textMuted, fontSize: theme.size.small });
export const facts = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space[1]} ${theme.space[3]}`,
  fontSize: theme.size.small,
});
export const state = recipe({
  base: { marginInlineStart: 'auto', padding: `0 ${theme.space[2]}`, borderRadius: theme.radius.small },
  variants: {
    state: {
      blank: { background: color.sunken, color: color.textMuted },
      ready: { background: color.successWash, color: color.successText },
      warnings: { background: color.warningWash, color: color.warningText },
      errors: { background: color.dangerWash, color: color.dangerText },
    },
  },
});
export const floors = style({ gridColumn: '1 / -1', minWidth: 0 });
