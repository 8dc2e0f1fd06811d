import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const signs = style({ display: 'grid', gap: theme.space[1], padding: 0, listStyle: 'none' });
export const sign = style({ display: 'flex', alignItems: 'center', gap: theme.space[2] });
export const picture = style({ flex: 'none' });
