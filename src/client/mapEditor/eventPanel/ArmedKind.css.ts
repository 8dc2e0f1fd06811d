import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const armed = style({ display: 'grid', justifyItems: 'start', gap: theme.space[2] });
