import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const link = style({
  display: 'grid',
  placeItems: 'center',
  width: theme.control.medium,
  height: theme.control.medium,
  borderRadius: theme.radius.small,
  color: theme.color.accentText,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: theme.color.hover },
  },
});
