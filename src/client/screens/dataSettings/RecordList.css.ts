import { globalStyle, style } from '@vanilla-extract/css';
import { belowBars } from '#client/resource/form/RecordForm.css.ts';
import { segment, segments } from '#client/ui/Choice.css.ts';
import { field, labelRow } from '#client/ui/Field.css.ts';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';
import { visuallyHiddenRules } from '#client/ui/visuallyHidden.css.ts';

const { color } = theme;

/** Beside the form from the bars to the bottom of the window; without room for both it is as long as its entries. */
export const panel = style({
  position: 'sticky',
  top: belowBars,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[2],
  minWidth: 0,
  height: `calc(100dvh - ${belowBars})`,
  padding: `${theme.space[3]} 0`,
  '@media': { [screen.narrow]: { position: 'static', height: 'auto' } },
});
/** The two views share the width; their name is read out only. */
export const view = style({});
globalStyle(`${view} ${labelRow}`, visuallyHiddenRules);
globalStyle(`${view} ${field}, ${view} ${segments}`, { flex: 1 });
globalStyle(`${view} ${segment}`, { flex: 1, justifyContent: 'center', padding: 0 });
export const list = style({
  flex: 1,
  minHeight: 0,
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.large,
  background: color.surface,
  listStyle: 'none',
});
export const empty = style({ color: color.textMuted });
export const entry = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: theme.space[2],
  minHeight: theme.control.small,
  padding: `${theme.space[1]} ${theme.space[3]}`,
  borderBottom: `1px solid ${color.line}`,
  color: color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.hover },
    '&[aria-current]': { background: color.accentWash, boxShadow: `inset 3px 0 0 ${color.accent}` },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
  '@media': { [screen.touch]: { minHeight: theme.control.touch } },
});
/** Numbers without a record, in one line. */
export const run = style([
  entry,
  {
    alignItems: 'center',
    width: '100%',
    border: 0,
    borderBottom: `1px solid ${color.line}`,
    background: color.sunken,
    color: color.textMuted,
    font: 'inherit',
    fontSize: theme.size.small,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'start',
    cursor: 'pointer',
  },
]);
export const number = style({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const words = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
});
export const names = style({
  color: color.textMuted,
  fontSize: theme.size.small,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const used = style({ color: color.accentText, fontSize: theme.size.small, fontWeight: theme.weight.bold });
