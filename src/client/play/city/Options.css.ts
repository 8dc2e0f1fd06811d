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
export const legend = style({ padding: 0, color: '#e8c872', fontSize: theme.size.small });
export const option = style([
  choice,
  { selectors: { '&[aria-pressed="true"]': { background: '#e8c872', borderColor: '#e8c872', color: '#1b1608' } } },
]);
