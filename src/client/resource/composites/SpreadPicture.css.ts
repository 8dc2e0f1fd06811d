import { globalStyle, style } from '@vanilla-extract/css';
import { diceField } from '#client/resource/inputs/inputs.css.ts';
import { theme } from '#client/ui/theme.css.ts';

export const spread = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[1],
  width: '220px',
  maxWidth: '100%',
});
/** Next to a field it takes the remaining width. */
globalStyle(`${diceField} > ${spread}`, { flex: '1 1 176px', width: 'auto', maxWidth: '220px' });
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

/** The picture between its minimum and maximum, with the average below; as high as the box next to it. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  alignContent: 'center',
  flexWrap: 'wrap',
  columnGap: theme.space[1],
  minHeight: theme.control.medium,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
globalStyle(`${line} > ${picture}`, { width: '56px', height: theme.space[4] });
/** A fixed width, so that the pictures of several rows line up. */
export const least = style({ minWidth: '3ch', color: theme.color.textMuted, textAlign: 'end' });
export const most = style({ color: theme.color.textMuted });
export const mean = style({ flexBasis: '100%', paddingInlineStart: `calc(3ch + ${theme.space[1]})` });
