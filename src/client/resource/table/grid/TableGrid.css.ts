import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const scroller = style({
  position: 'relative',
  flex: 1,
  minHeight: '200px',
  overflow: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.large,
  background: color.surface,
  overscrollBehavior: 'contain',
});

export const canvas = style({ position: 'relative', userSelect: 'none', touchAction: 'pan-x pan-y' });
export const grid = style({ position: 'absolute', inset: 0, display: 'block' });
/** The head has no box of its own, so that its cells stick to the whole table. */
export const head = style({ display: 'contents' });
/**
 * A block of rows, laid out and composed apart from the others, so that a key that changes one row recomposes only its block. Not contained
 * while cells stick, since these must reach out of it.
 */
export const block = style({
  position: 'absolute',
  left: 0,
  display: 'block',
  contain: 'strict',
  willChange: 'transform',
  selectors: { '[data-aside] &': { contain: 'none', willChange: 'auto' } },
});
