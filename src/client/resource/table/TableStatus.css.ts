import { style } from '@vanilla-extract/css';
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
export const jump = style({
  minHeight: '24px',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: color.dangerText,
  font: 'inherit',
  textDecoration: 'underline',
  cursor: 'pointer',
});
