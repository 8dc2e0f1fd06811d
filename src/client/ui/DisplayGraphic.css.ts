import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

/** As wide as its place, and square. */
export const graphic = style({
  display: 'block',
  width: '100%',
  aspectRatio: '1',
  borderRadius: theme.radius.small,
  selectors: { 'span&': { border: `1px dashed ${theme.color.controlBorder}` } },
});
