import { style } from '@vanilla-extract/css';
import * as figureTable from '#client/screens/dataSettings/figureTable.css.ts';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))',
  gap: theme.space[2],
  margin: `${theme.space[3]} 0`,
});
export const figure = style({
  minWidth: 0,
  padding: `${theme.space[2]} ${theme.space[3]}`,
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.small,
  background: color.sunken,
});
export const name = style({ color: color.textMuted, fontSize: theme.size.small });
export const value = style({
  margin: 0,
  fontSize: theme.size.title,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: theme.lineHeight.tight,
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space[6],
  marginTop: theme.space[4],
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const caption = style({
  margin: `0 0 ${theme.space[1]}`,
  fontSize: theme.size.small,
  fontWeight: theme.weight.bold,
  textAlign: 'start',
});
export const { table } = figureTable;
export const cell = style([figureTable.cell, { verticalAlign: 'top' }]);
export const measure = style([figureTable.measure, { minWidth: '96px' }]);
export const names = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${theme.space[3]}` });

export const problems = style({ margin: 0, padding: 0, listStyle: 'none' });
export const jump = style({
  minHeight: theme.control.small,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.accentText,
  font: 'inherit',
  textDecoration: 'underline',
  cursor: 'pointer',
});
