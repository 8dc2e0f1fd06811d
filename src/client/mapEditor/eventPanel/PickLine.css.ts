import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

/** Covers the bar above the map, whatever its height, so that the map keeps its place and size. */
export const bar = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  padding: `0 ${theme.space[3]}`,
  background: theme.color.accentWash,
  fontSize: theme.size.small,
  lineHeight: theme.lineHeight.tight,
});

export const barText = style({ flex: 1, minWidth: 0, maxHeight: '100%', overflow: 'hidden' });
