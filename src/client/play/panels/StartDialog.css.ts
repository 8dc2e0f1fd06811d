import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  alignItems: 'start',
  gap: theme.space[4],
  selectors: { '& + &': { marginTop: theme.space[4] } },
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** Side by side the choices of a group need more than a column. */
export const whole = style({ gridColumn: '1 / -1' });
export const place = style({ alignSelf: 'center', fontWeight: theme.weight.bold });
