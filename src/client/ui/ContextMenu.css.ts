import { style } from '@vanilla-extract/css';

export const anchor = style({ position: 'fixed', width: 0, height: 0, pointerEvents: 'none' });
