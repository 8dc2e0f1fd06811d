import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const frame = style({ display: 'flex', alignItems: 'center', gap: theme.space[2] });
export const label = style({ color: theme.game.gold, fontSize: theme.size.small });
export const select = style({
  minHeight: theme.control.medium,
  maxWidth: '180px',
  padding: `0 ${theme.space[2]}`,
  border: '1px solid rgb(217 211 195 / 0.55)',
  borderRadius: theme.radius.small,
  background: theme.game.depth,
  color: theme.game.windowText,
  '@media': { '(pointer: coarse)': { minHeight: theme.control.touch } },
});
