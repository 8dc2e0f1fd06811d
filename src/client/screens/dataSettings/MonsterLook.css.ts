import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

/** The same size as a picture, so that its neighbours do not move. */
export const missing = style({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  border: `1px dashed ${theme.color.controlBorder}`,
  borderRadius: theme.radius.small,
  color: theme.color.textMuted,
});
