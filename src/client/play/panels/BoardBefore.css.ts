import { keyframes, style } from '@vanilla-extract/css';
import { board as windowStyle } from '#client/play/game.css.ts';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const board = style([
  windowStyle,
  {
    gridArea: '1 / 1',
    // On phones it covers the map in the corner of the view.
    zIndex: 2,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: theme.space[3],
    width: 'min(94%, 620px)',
    maxHeight: '94%',
    padding: `${theme.space[4]} ${theme.space[6]}`,
    overflowY: 'auto',
    background: 'rgb(13 14 18 / 0.9)',
    textAlign: 'center',
    animation: `${rise} 600ms ease-out`,
    '@media': { [screen.stillness]: { animation: 'none' } },
  },
]);
export const sign = style({
  gridArea: '1 / 1',
  zIndex: 2,
  width: 'min(94%, 480px)',
  maxHeight: '94%',
  overflow: 'auto',
});
/** A window inside of the board, as wide as it fits. */
export const words = style({ alignSelf: 'stretch' });
export const end = style({
  color: theme.game.gold,
  fontSize: '40px',
  lineHeight: theme.lineHeight.tight,
  letterSpacing: '0.3em',
  textIndent: '0.3em',
});
export const completed = style({ color: theme.game.gold, fontSize: theme.size.title });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${theme.space[1]} ${theme.space[5]}`,
  margin: 0,
  padding: 0,
  fontVariantNumeric: 'tabular-nums',
  listStyle: 'none',
});
export const credits = style({
  fontSize: theme.size.body,
  fontWeight: theme.weight.medium,
  color: theme.game.windowFrame,
});
