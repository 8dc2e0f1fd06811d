import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

/** In the bar above the map, as high as that: the map keeps its place and its size. */
export const bar = style({
  display: 'flex',
  flex: '1 1 0',
  alignItems: 'center',
  gap: theme.space[2],
  minWidth: '180px',
  height: '40px',
  padding: `0 ${theme.space[2]}`,
  borderRadius: theme.radius.small,
  background: theme.color.accentWash,
  fontSize: theme.size.small,
  lineHeight: theme.lineHeight.tight,
});

export const barText = style({
  flex: 1,
  minWidth: 0,
  maxHeight: '100%',
  overflow: 'hidden',
});
