import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const sliders = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[2],
});
export const legend = style({ padding: 0, fontSize: theme.size.small, fontWeight: theme.weight.bold });
