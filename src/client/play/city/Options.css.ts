import { style } from '@vanilla-extract/css';
import { choice } from '#client/play/game.css.ts';
import { theme } from '#client/ui/theme.css.ts';

export const options = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[1],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style({ padding: 0, color: theme.game.gold, fontSize: theme.size.small });
export const option = style([
  choice,
  {
    selectors: {
      '&[aria-pressed="true"]': { background: theme.game.gold, borderColor: theme.game.gold, color: theme.game.onGold },
    },
  },
]);
