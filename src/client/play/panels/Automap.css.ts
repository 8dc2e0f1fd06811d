import { style } from '@vanilla-extract/css';

export const map = style({ display: 'block', width: '100%', aspectRatio: '1', background: '#0b0d10' });
