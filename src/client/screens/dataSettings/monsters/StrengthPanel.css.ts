import { style } from '@vanilla-extract/css';
import * as figures from '#client/screens/dataSettings/figureTable.css.ts';
import { theme } from '#client/ui/theme.css.ts';

export const table = style([figures.table, { marginTop: theme.space[3] }]);
export const { cell, measure } = figures;
export const own = style({ background: theme.color.accentWash });
export const value = style({ color: theme.color.textMuted, fontSize: theme.size.small });

export const parts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[1],
  margin: `${theme.space[3]} 0`,
  padding: 0,
  listStyle: 'none',
});
export const part = style({ fontSize: theme.size.small, fontVariantNumeric: 'tabular-nums' });
export const summary = style({ padding: `${theme.space[1]} 0`, fontWeight: theme.weight.medium, cursor: 'pointer' });
export const job = style({ display: 'inline-block', color: theme.color.textMuted, fontSize: theme.size.small });
