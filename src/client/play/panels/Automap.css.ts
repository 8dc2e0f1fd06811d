import { style } from '@vanilla-extract/css';

export const map = style({
  flex: '1 1 0',
  width: '100%',
  minHeight: 0,
  background: '#0b0d10',
  objectFit: 'contain',
});
