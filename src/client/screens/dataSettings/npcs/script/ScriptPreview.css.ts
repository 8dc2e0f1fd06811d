import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

const { space, game } = theme;

/** The dark of the labyrinth, the same in both themes. */
export const preview = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minWidth: 0,
  padding: space[3],
  borderRadius: theme.radius.large,
  background: game.ground,
  color: game.windowText,
});
export const stage = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  minHeight: '188px',
  padding: space[2],
  borderRadius: theme.radius.small,
  background: `radial-gradient(circle at 50% 45%, ${game.glow}, ${game.view})`,
});
export const figure = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '128px',
  height: '128px',
  padding: space[1],
  borderRadius: theme.radius.small,
  background: game.paper,
  overflow: 'hidden',
});
globalStyle(`${figure} > img`, { width: '100%', height: '100%', objectFit: 'contain' });
export const person = style({ minHeight: '1lh', color: game.gold, fontWeight: theme.weight.bold });
export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minHeight: theme.control.small,
  color: game.windowText,
  fontSize: theme.size.small,
});
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const word = style({
  padding: `0 ${space[2]}`,
  border: `1px solid ${game.windowFrame}`,
  borderRadius: theme.radius.small,
  fontSize: theme.size.small,
});
