import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const pagination = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space[1],
});

export const place = style({
  minWidth: '72px',
  color: theme.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
