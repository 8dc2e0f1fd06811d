import { style } from '@vanilla-extract/css';
import { field as answer } from '#client/play/game.css.ts';
import { theme } from '#client/ui/theme.css.ts';

export const field = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[2] });
export const label = style({ color: theme.game.gold, fontSize: theme.size.small });
export const input = answer;
export const width = style({
  color: theme.game.windowFrame,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-over]': { color: theme.game.warning } },
});
