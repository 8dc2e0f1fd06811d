import { style } from '@vanilla-extract/css';

export const sprite = style({
  display: 'inline-block',
  width: '64px',
  height: '64px',
  backgroundRepeat: 'no-repeat',
  imageRendering: 'pixelated',
});
