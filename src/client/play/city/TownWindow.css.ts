import { style } from '@vanilla-extract/css';
import { choice } from '#client/play/game.css.ts';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

/** Over all of the view. */
export const window = style({
  gridArea: '1 / 1',
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'stretch',
  width: '100%',
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  background: theme.game.window,
  color: theme.game.windowText,
  ':focus': { outline: 'none' },
});
export const scene = style({
  flex: '0 0 auto',
  width: '100%',
  height: 'clamp(72px, 15vh, 132px)',
  objectFit: 'cover',
  objectPosition: '50% 70%',
  '@media': { [screen.phone]: { height: '64px' } },
});
export const head = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[3],
  padding: `${theme.space[2]} ${theme.space[4]}`,
  borderBottom: '1px solid rgb(217 211 195 / 0.35)',
  '@media': { [screen.phone]: { padding: `${theme.space[1]} ${theme.space[2]}` } },
});
export const title = style({ flex: '1 1 auto', fontSize: theme.size.title, fontWeight: theme.weight.bold });
export const leave = style([choice, { flex: 'none' }]);
export const content = style({
  display: 'flex',
  flex: '1 1 0',
  flexDirection: 'column',
  gap: theme.space[3],
  minHeight: 0,
  padding: theme.space[4],
  overflowY: 'auto',
  '@media': { [screen.phone]: { padding: theme.space[2] } },
});
