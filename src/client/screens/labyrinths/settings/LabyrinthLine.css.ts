import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const sheet = style({
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.large,
  background: color.surface,
  boxShadow: theme.shadow.low,
});
export const lines = style({ margin: 0, padding: 0, listStyle: 'none' });

/** The columns of the head and of every line. */
const columns = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 3fr) minmax(0, 6fr) minmax(0, 2fr) 104px',
  alignItems: 'center',
  gap: `${theme.space[1]} ${theme.space[4]}`,
  padding: `${theme.space[1]} ${theme.space[4]}`,
});
export const head = style([
  columns,
  {
    minHeight: '36px',
    borderBottom: `2px solid ${color.controlBorder}`,
    background: color.sunken,
    color: color.textMuted,
    fontSize: theme.size.small,
    fontWeight: theme.weight.bold,
    '@media': { [screen.phone]: { display: 'none' } },
  },
]);
/** Above the emblems and the names of the labyrinths. */
export const headName = style({ gridColumn: 'span 2' });
export const line = style([
  columns,
  {
    minHeight: '52px',
    color: color.text,
    lineHeight: theme.lineHeight.tight,
    textDecoration: 'none',
    selectors: {
      '&:hover': { background: color.hover },
      '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
      'li + li > &': { borderTop: `1px solid ${color.line}` },
    },
    '@media': {
      [screen.phone]: { gridTemplateColumns: '40px minmax(0, 1fr) max-content', paddingBlock: theme.space[2] },
    },
  },
]);
export const emblem = style({ width: '40px', lineHeight: 0 });
export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const title = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const small = style({ color: color.textMuted, fontSize: theme.size.small });
/** On phones the state says it. */
export const noFloors = style([small, { '@media': { [screen.phone]: { display: 'none' } } }]);
export const floors = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  minWidth: 0,
  '@media': {
    'screen and (max-width: 999px)': { flexDirection: 'column', alignItems: 'stretch', gap: 0 },
    [screen.phone]: { gridColumn: '1 / -1', gridRow: 2 },
  },
});
/** Pictures that do not fit are left out entirely: the number of floors is next to them. */
globalStyle(`${floors} > ol`, { flexWrap: 'wrap', maxHeight: '75px', overflow: 'hidden' });
export const range = style({
  flex: 'none',
  width: '124px',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [screen.phone]: { width: 'auto' } },
});
export const entrance = style([
  words,
  { '@media': { [screen.phone]: { gridColumn: '1 / -1', gridRow: 3, flexDirection: 'row', gap: theme.space[3] } } },
]);
export const state = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.space[1],
    justifySelf: 'start',
    padding: `0 ${theme.space[2]}`,
    borderRadius: theme.radius.small,
    fontSize: theme.size.small,
    lineHeight: '24px',
    whiteSpace: 'nowrap',
  },
  variants: {
    state: {
      blank: { background: color.sunken, color: color.textMuted },
      ready: { background: color.successWash, color: color.successText },
      warnings: { background: color.warningWash, color: color.warningText },
      errors: { background: color.dangerWash, color: color.dangerText },
    },
  },
});
