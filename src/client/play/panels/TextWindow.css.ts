import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { board } from '#client/play/game.css.ts';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

export const window = style([
  board,
  {
    display: 'flex',
    gap: theme.space[3],
    minWidth: 0,
    minHeight: 0,
    padding: theme.space[3],
    '@media': { [screen.phone]: { flexDirection: 'column', gap: theme.space[2], padding: theme.space[2] } },
  },
]);
export const words = style({
  flex: '1 1 0',
  minWidth: 0,
  maxWidth: '480px',
  minHeight: 0,
  overflowY: 'auto',
  fontSize: theme.size.large,
  '@media': { [screen.phone]: { flex: 'none', overflowY: 'visible', fontSize: theme.size.body } },
});
export const pages = style({ marginTop: theme.space[1], color: theme.game.windowFrame, fontSize: theme.size.small });

/** The newest line stands at the bottom, and the oldest ones are cut off if there is no room. */
export const lines = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  height: '100%',
  overflow: 'hidden',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [screen.phone]: { height: '64px' } },
});
export const line = recipe({
  base: { lineHeight: 1.5 },
  variants: { isNew: { true: {}, false: { color: theme.game.read } } },
});
