import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

/** Square, as wide as its container. */
export const graphic = style({
  display: 'block',
  width: '100%',
  aspectRatio: '1',
  borderRadius: theme.radius.small,
  selectors: { 'span&': { border: `1px dashed ${theme.color.controlBorder}` } },
});
