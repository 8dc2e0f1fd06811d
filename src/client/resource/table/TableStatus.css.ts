import { style } from '@vanilla-extract/css';
import { jump } from '#client/resource/jump.css.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${theme.space[4]}`,
  minHeight: '24px',
  color: color.textMuted,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
});
export const reason = style({ color: color.dangerText });
export const news = style({ marginInlineStart: 'auto', color: color.text });
export const toRefused = style([jump, { color: color.dangerText }]);
