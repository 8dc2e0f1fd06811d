import { style } from '@vanilla-extract/css';
import { cardList, cardName, pressedCard } from '#client/screens/dataSettings/cards.css.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const grid = style([
  cardList,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))', gap: theme.space[2] },
]);
export const button = style([
  pressedCard,
  {
    alignItems: 'center',
    width: '100%',
    cursor: 'pointer',
    selectors: {
      '&[aria-pressed="true"]': { borderColor: color.accent, background: color.accentWash, color: color.accentText },
    },
  },
]);
export const name = cardName;
