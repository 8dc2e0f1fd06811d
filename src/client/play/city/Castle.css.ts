import { style } from '@vanilla-extract/css';

export const completed = style({ color: '#e8c872' });
