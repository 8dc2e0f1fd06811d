import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

/** As large as a picture, so that what stands beside it stays where it is. */
export const missing = style({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  border: `1px dashed ${theme.color.controlBorder}`,
  borderRadius: theme.radius.small,
  color: theme.color.textMuted,
});
