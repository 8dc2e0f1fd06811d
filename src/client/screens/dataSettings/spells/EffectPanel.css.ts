import { globalStyle, style } from '@vanilla-extract/css';
import * as figures from '#client/screens/dataSettings/figureTable.css.ts';
import { theme } from '#client/ui/theme.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: theme.space[4],
});
export const caster = style({ width: '180px' });

export const table = style([figures.table, { margin: `${theme.space[3]} 0` }]);
export const cell = style([figures.cell, { selectors: { 'tbody th&': { width: '25%' } } }]);
export const { measure } = figures;
export const value = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

export const chance = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.space[4],
  margin: 0,
});
globalStyle(`${chance} dd`, { margin: 0 });
