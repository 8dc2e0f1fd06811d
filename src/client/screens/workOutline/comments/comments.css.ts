import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color, game, space } = theme;

export const above = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  width: '100%',
  maxWidth: '1280px',
  margin: '0 auto',
  padding: `${space[2]} ${space[6]} 0`,
  '@media': { [screen.phone]: { padding: `${space[2]} ${space[3]} 0` } },
});

export const windows = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(380px, 100%), 1fr))',
  gap: space[4],
});
export const book = style({ display: 'flex', flexDirection: 'column', gap: space[2], minWidth: 0 });

/** The bar of the game's menu, in its colours. */
export const menu = style({
  minWidth: 0,
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  padding: space[1],
  border: `4px double ${game.windowFrame}`,
  borderRadius: theme.radius.large,
  background: game.window,
  color: game.windowText,
});
export const entry = recipe({
  base: {
    minHeight: theme.control.small,
    padding: `0 ${space[3]}`,
    border: 0,
    borderRadius: theme.radius.small,
    background: 'transparent',
    color: game.windowText,
    cursor: 'pointer',
    selectors: { '&:focus-visible': { outline: `2px solid ${game.windowText}`, outlineOffset: '-2px' } },
    '@media': { [screen.touch]: { minHeight: theme.control.touch } },
  },
  variants: {
    isOpen: {
      true: { background: game.windowFrame, color: game.window, fontWeight: theme.weight.bold },
      false: { selectors: { '&:hover': { textDecoration: 'underline' } } },
    },
  },
});
export const none = style({ padding: `${space[1]} ${space[3]}`, color: game.windowFrame, lineHeight: '1.6' });
export const turn = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.textMuted,
  fontSize: theme.size.small,
});
