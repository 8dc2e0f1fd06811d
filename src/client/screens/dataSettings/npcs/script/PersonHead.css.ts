import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

const { color, space, game } = theme;

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[4],
  padding: space[4],
  minWidth: 0,
});
export const figure = style({ flex: 'none', width: '112px', margin: 0 });
/** A framed picture, on the paper of the game in both themes. */
export const portrait = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '112px',
  height: '112px',
  padding: space[1],
  border: `4px double ${color.controlBorder}`,
  borderRadius: theme.radius.large,
  background: game.paper,
  color: game.ground,
  overflow: 'hidden',
  selectors: { 'button&': { cursor: 'pointer' }, 'button&:hover': { borderColor: color.accent } },
});
globalStyle(`${portrait} > img`, { width: '100%', height: '100%', objectFit: 'contain' });
export const told = style({
  marginTop: space[1],
  color: color.textMuted,
  fontSize: theme.size.small,
  lineHeight: theme.lineHeight.tight,
  textAlign: 'center',
});
export const names = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
  gap: space[3],
  minWidth: 0,
});
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  width: 'min(360px, calc(100vw - 32px))',
  padding: space[4],
  outline: 'none',
});
export const order = style({ margin: 0, fontSize: theme.size.small, lineHeight: theme.lineHeight.running });
