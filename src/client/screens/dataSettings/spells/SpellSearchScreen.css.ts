import { globalStyle, style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

export const conditions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))',
  alignItems: 'end',
  gap: theme.space[3],
});
/** The text field has room for what it asks for; on phones it has the full width. */
globalStyle(`${conditions} > :first-child`, {
  gridColumn: 'span 2',
  '@media': { [screen.phone]: { gridColumn: '1 / -1' } },
});
export const count = style({
  color: theme.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: theme.control.medium,
});
