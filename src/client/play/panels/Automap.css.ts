import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const map = style({
  flex: '1 1 0',
  width: '100%',
  minHeight: 0,
  background: theme.game.map,
  objectFit: 'contain',
});
