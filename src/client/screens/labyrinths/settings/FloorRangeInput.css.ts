import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const control = style({ display: 'flex', flexDirection: 'column', gap: theme.space[3], minWidth: 0 });
export const numbers = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: theme.space[3] });
export const number = style({ flex: '0 1 160px', minWidth: 0 });
export const none = style({ color: theme.color.textMuted, fontSize: theme.size.small });
