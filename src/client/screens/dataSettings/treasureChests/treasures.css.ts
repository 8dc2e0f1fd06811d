import { globalStyle, style } from '@vanilla-extract/css';
import { cardList, card as oneCard } from '#client/screens/dataSettings/cards.css.ts';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
const line = style({
  display: 'grid',
  alignItems: 'center',
  gap: `${theme.space[1]} ${theme.space[3]}`,
  padding: `${theme.space[1]} 0`,
  borderTop: `1px solid ${theme.color.line}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});
/** The name, the slot or place, a bar and its figure. */
export const odds = style([
  line,
  {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(48px, 1fr) 64px',
    '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr) 56px' } },
  },
]);
/** The name, a bar and its figure. */
export const amounts = style([line, { gridTemplateColumns: 'minmax(0, 2fr) minmax(48px, 1fr) 56px' }]);
export const detail = style({
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  '@media': { [screen.phone]: { gridColumn: '1 / -1', selectors: { '&:empty': { display: 'none' } } } },
});
/** In a narrow window the name has a line of its own. */
globalStyle(`${odds} > :first-child`, { '@media': { [screen.phone]: { gridColumn: '1 / -1' } } });
export const figure = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
export const total = style({ fontWeight: theme.weight.bold });
export const places = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space[1]} ${theme.space[3]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: theme.size.small,
});
export const stack = style({ display: 'flex', flexDirection: 'column', gap: theme.space[3] });
export const find = style({ display: 'grid', gap: theme.space[1], padding: `${theme.space[2]} 0` });
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(440px, 100%), 1fr))',
  gap: theme.space[6],
});
export const wayTitle = style({ fontSize: theme.size.body, fontWeight: theme.weight.bold });
/** A scenario may have 99 floors and 500 items: those outside of the viewport are not laid out. */
export const floor = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 320px' });
export const cards = style([cardList, { gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))' }]);
export const card = style([
  oneCard,
  { flexDirection: 'column', gap: theme.space[2], padding: theme.space[3], background: theme.color.surface },
]);
export const share = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 56px',
  alignItems: 'center',
  gap: theme.space[2],
  marginTop: 'auto',
});
export const difficulty = style({ maxWidth: '400px' });
/** Names in as many columns as fit. */
export const numbers = style({
  columns: '240px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const chart = style({
  display: 'block',
  width: '100%',
  height: '96px',
  borderBottom: `1px solid ${theme.color.controlBorder}`,
});
export const area = style({ fill: theme.color.accent });
export const axis = style({
  display: 'flex',
  justifyContent: 'space-between',
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
});
