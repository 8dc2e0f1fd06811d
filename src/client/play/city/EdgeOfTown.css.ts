import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const labyrinths = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const labyrinth = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  padding: theme.space[3],
  border: '1px solid rgb(217 211 195 / 0.35)',
  borderRadius: theme.radius.small,
  background: 'rgb(255 255 255 / 0.03)',
});
export const emblem = style({ flex: 'none', width: '40px', height: '40px' });
export const name = style({ display: 'flex', flex: '1 1 auto', flexDirection: 'column', minWidth: 0 });
export const about = style({ color: theme.game.windowFrame, fontSize: theme.size.small });
export const reason = style({ color: theme.game.warning, fontSize: theme.size.small });
