import { style } from '@vanilla-extract/css';

export const frame = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
export const below = style({ flex: 1, display: 'flex', minHeight: 0 });
export const content = style({ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0, outline: 'none' });
