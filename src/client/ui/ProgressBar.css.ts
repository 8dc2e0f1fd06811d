import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const progress = style({ display: 'flex', flexDirection: 'column', gap: theme.space[1] });
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
});
export const track = style({
  height: '6px',
  overflow: 'hidden',
  border: `1px solid ${theme.color.controlBorder}`,
  borderRadius: theme.radius.small,
  background: theme.color.sunken,
});
export const bar = style({ height: '100%', background: theme.color.accent });
