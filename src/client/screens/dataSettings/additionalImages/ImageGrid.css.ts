import { style } from '@vanilla-extract/css';
import { cardList, cardName, pressedCard } from '#client/screens/dataSettings/cards.css.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[3] });
export const steps = style({ display: 'flex', gap: theme.space.half });

export const grid = style([cardList, { gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))' }]);
export const card = style([pressedCard, { textDecoration: 'none' }]);
export const blank = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  aspectRatio: '1',
  border: `1px dashed ${color.controlBorder}`,
  borderRadius: theme.radius.small,
  color: color.textMuted,
  fontSize: theme.size.small,
});
export const name = cardName;
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.space[1],
  marginTop: 'auto',
  color: color.textMuted,
  fontSize: theme.size.small,
});
