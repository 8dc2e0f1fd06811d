import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const sieve = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[3] });
export const count = style({ color: theme.game.windowFrame, fontSize: theme.size.small });
export const kind = style({
  display: 'block',
  color: theme.game.windowFrame,
  fontSize: theme.size.small,
  fontWeight: theme.weight.normal,
});
export const states = style({ color: theme.game.warning, fontSize: theme.size.small });
