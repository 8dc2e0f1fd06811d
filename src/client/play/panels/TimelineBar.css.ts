import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  flex: 1,
  minWidth: 0,
  minHeight: '40px',
  padding: `0 ${theme.space[3]}`,
  borderTop: `1px solid ${theme.color.line}`,
  background: theme.color.surface,
});
export const line = style({ flex: 1, minWidth: 0, accentColor: theme.color.accent });
export const step = style({
  minWidth: '72px',
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [screen.phone]: { display: 'none' } },
});
