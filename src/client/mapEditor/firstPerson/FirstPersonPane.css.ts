import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

/** CSS pixels of the picture: it is painted as large as it is shown. */
export const VIEW_SIZES = { small: { width: 223, height: 140 }, large: { width: 512, height: 320 } } as const;

const frame = style({
  display: 'block',
  padding: 0,
  border: 0,
  background: '#09080c',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': {
      outline: `${theme.focusRing.width} solid ${theme.color.focus}`,
      outlineOffset: theme.focusRing.offset,
    },
  },
});
const px = ({ width, height }: { width: number; height: number }) => ({ width: `${width}px`, height: `${height}px` });
export const picture = styleVariants(VIEW_SIZES, (size) => [frame, px(size)]);
export const canvas = style({ display: 'block', width: '100%', height: '100%', imageRendering: 'pixelated' });

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const title = style({
  fontSize: theme.size.small,
  fontWeight: theme.weight.bold,
  color: theme.color.textMuted,
});
export const buttons = style({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: theme.space[1] });
