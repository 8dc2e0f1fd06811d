import { style } from '@vanilla-extract/css';
import { choice } from '#client/play/game.css.ts';
import { theme } from '#client/ui/theme.css.ts';

export const label = style({ alignSelf: 'center', paddingInlineEnd: theme.space[3] });
export const row = style({ display: 'flex', alignItems: 'center', gap: theme.space[1] });
export const step = style([
  choice,
  {
    justifyContent: 'center',
    minWidth: theme.control.medium,
    fontSize: theme.size.large,
    selectors: { '&:disabled': { opacity: 0.35, cursor: 'default' } },
    '@media': { '(pointer: coarse)': { minWidth: theme.control.touch } },
  },
]);
export const value = style({
  flex: 'none',
  minWidth: '5ch',
  padding: `${theme.space[1]} ${theme.space[2]}`,
  borderRadius: theme.radius.small,
  fontSize: theme.size.large,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  selectors: {
    '&[data-raised]': { color: theme.game.gold, fontWeight: theme.weight.bold },
    '&:focus-visible': { outline: `2px solid ${theme.game.windowFrame}` },
  },
});
