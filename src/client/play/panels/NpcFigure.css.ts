import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

/** The figure stands on the floor of the view, outlined against the dark like foes. */
export const figure = style({
  gridArea: '1 / 1',
  alignSelf: 'end',
  justifySelf: 'center',
  zIndex: 1,
  padding: theme.space[3],
  filter: 'drop-shadow(0 0 1px rgb(217 211 195 / 0.9)) drop-shadow(0 6px 6px rgb(0 0 0 / 0.7))',
  '@media': { [screen.phone]: { padding: theme.space[1], zoom: '0.6' } },
});
