import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const spread = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[1],
  width: '220px',
  maxWidth: '100%',
});
export const picture = style({
  width: '100%',
  height: theme.control.medium,
  borderBottom: `1px solid ${theme.color.controlBorder}`,
});
export const bar = style({ fill: theme.color.accent });

export const results = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.space[2],
  margin: 0,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: theme.lineHeight.tight,
});
globalStyle(`${results} > div`, { display: 'flex', gap: theme.space[1] });
globalStyle(`${results} dt`, { color: theme.color.textMuted });
globalStyle(`${results} dd`, { margin: 0, fontWeight: theme.weight.bold });

/** The whole in one line, as high as the box beside it. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[1],
  height: theme.control.medium,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
globalStyle(`${line} > ${picture}`, { width: '56px', height: theme.space[5] });
export const lineEnd = style({ color: theme.color.textMuted });
