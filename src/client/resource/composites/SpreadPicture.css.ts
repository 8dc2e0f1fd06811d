import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const spread = style({ display: 'flex', flexDirection: 'column', gap: theme.space[1], width: '220px' });
export const picture = style({
  width: '100%',
  height: '40px',
  borderBottom: `1px solid ${theme.color.controlBorder}`,
});
export const bar = style({ fill: theme.color.accent });

export const results = style({
  display: 'flex',
  justifyContent: 'space-between',
  margin: 0,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: theme.lineHeight.tight,
});
globalStyle(`${results} dt`, { color: theme.color.textMuted });
globalStyle(`${results} dd`, { margin: 0, fontWeight: theme.weight.bold });
globalStyle(`${results} > :nth-child(2)`, { textAlign: 'center' });
globalStyle(`${results} > :last-child`, { textAlign: 'end' });
