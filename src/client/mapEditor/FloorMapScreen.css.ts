import { style } from '@vanilla-extract/css';

export const waiting = style({ display: 'grid', placeItems: 'center', flex: 1, minHeight: '320px' });
