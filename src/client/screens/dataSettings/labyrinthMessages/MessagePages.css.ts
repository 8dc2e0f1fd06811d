import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

/** Side by side if both have room for a window of the game. */
export const languages = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(400px, 100%), 1fr))',
  alignItems: 'start',
  gap: `${theme.space[6]} ${theme.space[4]}`,
});
