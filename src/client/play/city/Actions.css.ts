import { style } from '@vanilla-extract/css';
import { choice } from '#client/play/game.css.ts';
import { theme } from '#client/ui/theme.css.ts';

export const actions = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: theme.space[1],
});
export const action = style([choice, { selectors: { '&:disabled': { opacity: 0.4, cursor: 'default' } } }]);
