import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '#client/ui/theme.css.ts';

const { color, space } = theme;

/** Two or three columns of cards, one on phones. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 380px), 1fr))',
  gap: space[4],
  alignItems: 'start',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minWidth: 0,
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.large,
  background: color.surface,
  boxShadow: theme.shadow.low,
});
/** The place of the card after them. */
export const next = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '136px',
  padding: space[4],
  border: `1px dashed ${color.controlBorder}`,
  borderRadius: theme.radius.large,
});
export const head = style({ display: 'flex', alignItems: 'flex-start', gap: space[3] });
export const emblem = style({ flex: 'none', width: '48px', lineHeight: 0 });
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  lineHeight: theme.lineHeight.tight,
});
export const title = style({ fontSize: theme.size.title, overflowWrap: 'anywhere' });
export const small = style({ color: color.textMuted, fontSize: theme.size.small });
export const floors = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const range = style({ fontVariantNumeric: 'tabular-nums' });
export const part = style({ fontSize: theme.size.small });
export const missing = style({ margin: 0, paddingInlineStart: space[4] });
export const state = recipe({
  base: {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: space[1],
    padding: `0 ${space[2]}`,
    borderRadius: theme.radius.small,
    fontSize: theme.size.small,
    lineHeight: '24px',
    whiteSpace: 'nowrap',
  },
  variants: {
    state: {
      ready: { background: color.successWash, color: color.successText },
      warnings: { background: color.warningWash, color: color.warningText },
      errors: { background: color.dangerWash, color: color.dangerText },
    },
  },
});
