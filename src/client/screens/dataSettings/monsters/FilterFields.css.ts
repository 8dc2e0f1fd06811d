import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

/** The picture stands at the end of a line of the form, on a phone below. */
export const pair = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.space[4],
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
