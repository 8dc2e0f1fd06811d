import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { screen } from './screen.ts';
import { theme } from './theme.css.ts';

const { color } = theme;

/** Only this box scrolls sideways, never the page; a long table also scrolls in it, so that the head stays visible. */
export const frame = style({
  maxHeight: '80dvh',
  maxWidth: '100%',
  minWidth: 0,
  overflow: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.large,
  background: color.surface,
  '@media': {
    [screen.phone]: { maxHeight: 'none', border: 0, borderRadius: 0, background: 'transparent', overflow: 'visible' },
  },
});

export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  lineHeight: theme.lineHeight.tight,
  '@media': { [screen.phone]: { display: 'block' } },
});

/** On phones only the sort buttons are left of it, as one row above the cards that scrolls sideways. */
export const head = style({ '@media': { [screen.phone]: { display: 'block', paddingBottom: theme.space[3] } } });

export const headRow = style({
  '@media': { [screen.phone]: { display: 'flex', gap: theme.space[2], overflowX: 'auto' } },
});

export const headCell = recipe({
  base: {
    position: 'sticky',
    top: 0,
    zIndex: theme.layer.sticky,
    height: '36px',
    padding: `0 ${theme.space[3]}`,
    borderBottom: `2px solid ${color.controlBorder}`,
    background: color.sunken,
    color: color.textMuted,
    fontSize: theme.size.small,
    fontWeight: theme.weight.bold,
    whiteSpace: 'nowrap',
    '@media': {
      [screen.laptop]: { paddingInline: theme.space[2] },
      [screen.phone]: {
        position: 'static',
        display: 'none',
        height: 'auto',
        padding: 0,
        border: 0,
        background: 'transparent',
        selectors: { '&[aria-sort]': { display: 'block' } },
      },
    },
  },
  variants: { align: { start: { textAlign: 'start' }, end: { textAlign: 'end' } } },
});

export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[1],
  minHeight: '28px',
  margin: `0 calc(-1 * ${theme.space[1]})`,
  padding: `0 ${theme.space[1]}`,
  border: 0,
  borderRadius: theme.radius.small,
  background: 'transparent',
  color: 'inherit',
  fontWeight: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover, color: color.text },
    '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: color.accentText },
  },
  '@media': {
    [screen.phone]: {
      minHeight: '32px',
      margin: 0,
      padding: `0 ${theme.space[2]}`,
      border: `1px solid ${color.controlBorder}`,
      background: color.surface,
    },
  },
});

export const sortMark = style({
  flex: 'none',
  opacity: 0.45,
  selectors: { '[aria-sort="ascending"] &, [aria-sort="descending"] &': { opacity: 1 } },
});

export const body = style({
  '@media': {
    [screen.phone]: {
      display: 'flex',
      flexDirection: 'column',
      gap: theme.space[3],
      selectors: { '& + &': { marginTop: theme.space[4] } },
    },
  },
});

/** Recessed like the head of the table. */
export const groupHead = style({ '@media': { [screen.phone]: { display: 'block' } } });
export const groupFoot = style({ '@media': { [screen.phone]: { display: 'block' } } });
globalStyle(`${groupHead} > th, ${groupFoot} > td`, {
  padding: `${theme.space[1]} ${theme.space[3]}`,
  borderBottom: `1px solid ${color.line}`,
  fontWeight: theme.weight.normal,
  textAlign: 'start',
  '@media': { [screen.phone]: { display: 'block', padding: `${theme.space[1]} 0`, border: 0 } },
});
globalStyle(`${groupHead} > th`, { background: color.sunken, '@media': { [screen.phone]: { background: 'none' } } });

/** On phones every row becomes a card whose lines show the names of the columns. */
export const row = style({
  '@media': {
    [screen.phone]: {
      display: 'block',
      padding: `${theme.space[2]} ${theme.space[3]}`,
      border: `1px solid ${color.line}`,
      borderRadius: theme.radius.large,
      background: color.surface,
    },
  },
});

export const cell = recipe({
  base: {
    height: '40px',
    padding: `${theme.space[1]} ${theme.space[3]}`,
    borderBottom: `1px solid ${color.line}`,
    fontWeight: theme.weight.normal,
    selectors: { [`${row}:last-child > &`]: { borderBottom: 0 }, [`${row}:hover > &`]: { background: color.hover } },
    '@media': {
      [screen.laptop]: { paddingInline: theme.space[2] },
      [screen.phone]: {
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        gap: theme.space[4],
        height: 'auto',
        padding: `${theme.space[1]} 0`,
        border: 0,
        textAlign: 'start',
        selectors: {
          [`${row}:hover > &`]: { background: 'transparent' },
          '&[data-label]::before': {
            content: 'attr(data-label)',
            flex: 'none',
            color: color.textMuted,
            fontSize: theme.size.small,
          },
        },
      },
    },
  },
  variants: {
    align: { start: { textAlign: 'start' }, end: { textAlign: 'end' } },
    role: {
      /** Names the row: bold, and the title of the card. */
      name: {
        fontWeight: theme.weight.medium,
        '@media': { [screen.phone]: { fontSize: theme.size.large, paddingBottom: theme.space[2] } },
      },
      value: {},
      sentence: {},
      /** Buttons: no label on a card, pushed to its end. */
      actions: {
        width: '1%',
        whiteSpace: 'nowrap',
        '@media': { [screen.phone]: { width: 'auto', justifyContent: 'flex-end', paddingTop: theme.space[2] } },
      },
    },
    nowrap: { true: { '@media': { [`not ${screen.phone}`]: { whiteSpace: 'nowrap' } } } },
    hiddenOnPhone: { true: { '@media': { [screen.phone]: { display: 'none' } } } },
  },
});

export const emptyBox = style({ padding: theme.space[6] });
