import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

const narrow = 'screen and (max-width: 1099px)';

export const editor = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(280px, 1fr) 2fr',
  gap: theme.space[4],
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const boards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  gap: theme.space[4],
});
