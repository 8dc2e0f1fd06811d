import { globalStyle, style } from '@vanilla-extract/css';
import { board } from '#client/play/game.css.ts';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

/** The dark of the labyrinth, the same in both themes. */
export const stage = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  padding: theme.space[4],
  overflow: 'hidden',
  background: theme.game.depth,
  color: theme.game.windowText,
  colorScheme: 'dark',
});

/** Fills the window, faded behind the text. */
export const view = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  imageRendering: 'pixelated',
  opacity: 0.6,
});

export const corner = style({
  position: 'absolute',
  top: theme.space[3],
  right: theme.space[3],
  padding: theme.space[1],
  borderRadius: theme.radius.large,
  background: theme.color.surface,
});

export const dialog = style([
  board,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: theme.space[3],
    width: '100%',
    maxWidth: '560px',
    padding: `${theme.space[10]} ${theme.space[6]} ${theme.space[6]}`,
    background: 'rgb(13 14 18 / 0.86)',
    textAlign: 'center',
    '@media': { [screen.phone]: { padding: `${theme.space[6]} ${theme.space[4]} ${theme.space[4]}` } },
  },
]);
export const title = style({
  fontSize: '36px',
  lineHeight: theme.lineHeight.tight,
  letterSpacing: '0.06em',
  wordBreak: 'auto-phrase',
  overflowWrap: 'anywhere',
  '@media': { [screen.phone]: { fontSize: theme.size.display } },
});
export const subtitle = style({ fontSize: theme.size.title, letterSpacing: '0.08em' });
export const picture = style({ maxWidth: '100%', height: 'auto' });
export const faint = style({ color: theme.game.windowFrame, fontSize: theme.size.small });
export const choices = style({ display: 'grid', justifyContent: 'center', marginTop: theme.space[4] });
globalStyle(`${choices} ul`, { display: 'grid', gridTemplateRows: 'none', gridAutoFlow: 'row' });
globalStyle(`${choices} button`, { width: '100%' });
