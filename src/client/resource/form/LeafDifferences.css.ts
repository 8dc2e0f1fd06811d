import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const scroller = style({ overflowX: 'auto' });
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: theme.size.small });
globalStyle(`${table} :is(th, td)`, {
  padding: `${theme.space[1]} ${theme.space[2]}`,
  borderTop: `1px solid ${theme.color.line}`,
  textAlign: 'start',
  verticalAlign: 'middle',
});
globalStyle(`${table} thead :is(th, td)`, { borderTop: 0, color: theme.color.textMuted });
export const name = style({ fontWeight: theme.weight.medium });
export const value = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });
export const actions = style({ whiteSpace: 'nowrap' });
