import { style } from '@vanilla-extract/css';

export const list = style({ maxHeight: '60dvh', margin: 0, padding: 0, overflowY: 'auto', listStyle: 'none' });
export const one = style({ display: 'flex', alignItems: 'center' });
export const name = style({ flex: 1, minWidth: 0 });
