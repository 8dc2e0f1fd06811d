import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const options = style({ display: 'flex', flexDirection: 'column', gap: theme.space[3] });
export const help = style({
  fontSize: theme.size.small,
  lineHeight: theme.lineHeight.tight,
  color: theme.color.textMuted,
});
