import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[3] });
export const steps = style({ display: 'flex', gap: theme.space.half });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 440px',
  alignItems: 'start',
  gap: theme.space[4],
  '@media': {
    'screen and (max-width: 959px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
