import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

/** A list of cards; its user sets the number of columns. */
export const cardList = style({ display: 'grid', gap: theme.space[3], margin: 0, padding: 0, listStyle: 'none' });
export const card = style({
  display: 'flex',
  gap: theme.space[1],
  minWidth: 0,
  padding: theme.space[2],
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.small,
  background: color.field,
});
/** A card that is a link or can be chosen: a picture above a name. */
export const pressedCard = style([
  card,
  {
    flexDirection: 'column',
    height: '100%',
    color: color.text,
    selectors: {
      '&:hover': { background: color.hover },
      '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    },
  },
]);
export const cardName = style({
  fontSize: theme.size.small,
  lineHeight: theme.lineHeight.tight,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
