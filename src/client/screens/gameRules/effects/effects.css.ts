import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

/** Attached to its input by a line, like a note in the margin. */
const note = style({ minWidth: 0, paddingInlineStart: theme.space[2], borderInlineStart: `2px solid ${color.line}` });

/** In the width of one input. */
export const field = style([note, { position: 'relative', marginTop: theme.space[2] }]);
/** On a line of its own below the fields that it belongs to. */
export const block = style([
  note,
  { display: 'flex', flexDirection: 'column', gap: theme.space[3], gridColumn: '1 / -1', marginBottom: theme.space[2] },
]);
/** Keeps a distance from the inputs inside of a composite's frame. */
globalStyle(`fieldset > ${block}`, { marginTop: theme.space[3] });
export const tables = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${theme.space[3]} ${theme.space[6]}`,
  minWidth: 0,
  overflowX: 'auto',
});
export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(360px, 100%), 1fr))',
  gap: theme.space[4],
});

const bare = style({ borderCollapse: 'collapse', fontSize: theme.size.small, fontVariantNumeric: 'tabular-nums' });
export const table = styleVariants({
  small: [bare, { width: '100%', tableLayout: 'fixed' }],
  whole: [bare, { flex: '0 1 auto', '@media': { [screen.phone]: { width: '100%' } } }],
});
export const caption = style({
  paddingBottom: theme.space[1],
  color: color.textMuted,
  fontSize: theme.size.small,
  lineHeight: theme.lineHeight.tight,
  textAlign: 'start',
});
const cell = style({ padding: `1px ${theme.space[1]}`, fontWeight: theme.weight.normal, verticalAlign: 'top' });
export const place = style([
  cell,
  {
    color: color.textMuted,
    fontSize: theme.size.small,
    textAlign: 'end',
    '@media': { [screen.phone]: { overflowWrap: 'anywhere' } },
  },
]);
/** The name of the values along the table. */
export const along = style({ marginInlineStart: theme.space[2], whiteSpace: 'nowrap' });
globalStyle(`${along}::before`, { content: '/ ' });
export const name = style([
  cell,
  {
    paddingInlineStart: 0,
    color: color.textMuted,
    fontSize: theme.size.small,
    textAlign: 'start',
  },
]);
export const value = style([
  cell,
  {
    fontWeight: theme.weight.medium,
    textAlign: 'end',
    selectors: { [`${table.whole} &`]: { minWidth: '52px' } },
    '@media': { [screen.phone]: { selectors: { [`${table.whole} &`]: { minWidth: 0 } } } },
  },
]);
/** In a cell the bar is a thin line below its number. */
globalStyle(`${value} > span[aria-hidden]`, { minWidth: 0, height: '3px', marginTop: '1px' });
/** The default value, dashed as in the charts. */
export const usual = style({
  display: 'block',
  borderTop: `1px dashed ${color.controlBorder}`,
  marginTop: '2px',
  color: color.textMuted,
  fontSize: theme.size.small,
  fontWeight: theme.weight.normal,
});
export const toggleButton = style({
  marginInlineStart: 'auto',
  selectors: { [`${field} > &`]: { position: 'absolute', insetBlockStart: '-6px', insetInlineEnd: 0 } },
});
globalStyle(`${field} ${caption}`, { paddingInlineEnd: '28px', minHeight: '20px' });
