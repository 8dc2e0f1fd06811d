import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const mark = style({
  flex: 'none',
  color: theme.color.accent,
  stroke: theme.color.onAccent,
  strokeLinejoin: 'miter',
});
