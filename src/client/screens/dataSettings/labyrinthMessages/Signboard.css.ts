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
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[4],
  minWidth: 0,
});
