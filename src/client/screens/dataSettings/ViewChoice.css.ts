import { globalStyle, style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

export const choice = style({ display: 'flex' });
/** In one line with its label, to leave the height to what is below. */
globalStyle(`${choice} > *`, { flexDirection: 'row', alignItems: 'center', gap: theme.space[3] });

/** Indented like the content below it. */
export const aboveEditor = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[2],
  width: '100%',
  maxWidth: '1280px',
  margin: '0 auto',
  padding: `${theme.space[2]} ${theme.space[6]} 0`,
  '@media': { [screen.phone]: { padding: `${theme.space[2]} ${theme.space[3]} 0` } },
});
