import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

export const bar = style({
  padding: `0 ${theme.space[4]}`,
  borderBottom: `1px solid ${theme.color.line}`,
  background: theme.color.sunken,
  '@media': { [screen.phone]: { padding: `0 ${theme.space[2]}` } },
});
