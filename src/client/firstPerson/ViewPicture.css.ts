import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

/** The place of the picture: it has its size before the picture is there. */
export const frame = style({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: theme.radius.small,
  background: theme.color.sunken,
});
export const picture = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
