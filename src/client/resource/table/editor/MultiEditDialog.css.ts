import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const lines = style({ display: 'flex', flexDirection: 'column', gap: theme.space[3] });
export const line = style({ minHeight: '22px', margin: 0, fontVariantNumeric: 'tabular-nums' });
