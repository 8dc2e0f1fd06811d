import { style } from '@vanilla-extract/css';
import { cardList, card as oneCard } from '#client/screens/dataSettings/cards.css.ts';
import { theme } from '#client/ui/theme.css.ts';

/** Monsters side by side, as many as fit. */
export const cards = style([
  cardList,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(min(232px, 100%), 1fr))', gap: theme.space[2] },
]);
export const card = style([oneCard, { alignItems: 'center', gap: theme.space[3] }]);
export const body = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[1],
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${theme.space[2]}`,
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
});
export const figure = style({ color: theme.color.text, fontWeight: theme.weight.bold });
