import { style } from '@vanilla-extract/css';
import { jump } from '#client/resource/status/jump.css.ts';
import { screen } from '#client/ui/screen.ts';
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
export const where = style({ flex: '1 1 44ch', minWidth: 0 });
/** Fixed size: every key press changes its text, and this keeps the rest from being laid out again. */
export const whereText = style({
  display: 'flex',
  gap: theme.space[4],
  height: '24px',
  contain: 'strict',
  whiteSpace: 'nowrap',
  '@media': { [screen.phone]: { flexWrap: 'wrap', height: 'auto', contain: 'none', whiteSpace: 'normal' } },
});
export const reason = style({ color: color.dangerText });
export const overlong = style([
  reason,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[2], overflowWrap: 'anywhere' },
]);
export const news = style({ marginInlineStart: 'auto', color: color.text, overflowWrap: 'anywhere' });
export const toRefused = style([jump, { color: color.dangerText }]);
