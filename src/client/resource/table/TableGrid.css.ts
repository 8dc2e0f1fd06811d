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
/** Head and body of the table are no boxes: the head sticks to the whole of it. */
export const body = style({ display: 'contents' });
