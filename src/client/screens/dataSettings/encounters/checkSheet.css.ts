import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

/** A scenario may have 99 floors: those outside of the viewport are not laid out. */
export const floor = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 320px' });
export const places = style({ display: 'flex', flexDirection: 'column', gap: theme.space[5] });
export const place = style({ display: 'flex', flexDirection: 'column', gap: theme.space[2] });
export const placeHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${theme.space[1]} ${theme.space[4]}`,
});
export const placeTitle = style({ fontSize: theme.size.body, fontWeight: theme.weight.bold });
/** Cells of the map, in wrapping lines. */
export const cells = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space[1]} ${theme.space[4]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
});
export const following = style({ color: theme.color.textMuted, fontSize: theme.size.small });
export const anybody = style({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' });
