import { globalStyle, style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

export const table = style({ width: '100%', borderCollapse: 'collapse', textAlign: 'start' });
export const head = style({
  color: theme.game.gold,
  fontSize: theme.size.small,
  '@media': { [screen.phone]: { display: 'none' } },
});
export const body = style({});

globalStyle(`${head} :is(th, td)`, { padding: `0 ${theme.space[2]} ${theme.space[1]}`, textAlign: 'start' });
globalStyle(`${body} tr`, { borderTop: '1px solid rgb(217 211 195 / 0.22)' });
globalStyle(`${body} tr:hover`, { background: 'rgb(255 255 255 / 0.04)' });
globalStyle(`${body} :is(th, td)`, {
  padding: `${theme.space[1]} ${theme.space[2]}`,
  fontWeight: theme.weight.normal,
  textAlign: 'start',
  verticalAlign: 'middle',
});
globalStyle(`${table}:has([data-actions]) thead th:last-child`, { textAlign: 'end' });
globalStyle(`${body} [data-number]`, { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
globalStyle(`${body} [data-actions]`, { textAlign: 'end' });
// On phones a row is a card: its cells follow one another, labelled with their column heads if necessary, and its buttons are below.
globalStyle(`${body} td[data-head]::before`, {
  '@media': {
    [screen.phone]: {
      content: 'attr(data-head)',
      marginInlineEnd: theme.space[1],
      color: theme.game.gold,
      fontSize: theme.size.small,
    },
  },
});
globalStyle(`${body} tr`, {
  '@media': {
    [screen.phone]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', padding: `${theme.space[2]} 0` },
  },
});
globalStyle(`${body} :is(th, td)`, { '@media': { [screen.phone]: { padding: `0 ${theme.space[2]} 0 0` } } });
globalStyle(`${body} th`, { '@media': { [screen.phone]: { flex: '1 1 50%' } } });
globalStyle(`${body} td[data-actions]`, {
  '@media': { [screen.phone]: { flex: '1 1 100%', paddingTop: theme.space[1] } },
});
