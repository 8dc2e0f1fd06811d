import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const sheet = style({ display: 'flex', flexDirection: 'column', gap: theme.space[4] });
