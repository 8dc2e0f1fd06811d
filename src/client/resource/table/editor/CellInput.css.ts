import { style } from '@vanilla-extract/css';
import { HEAD_LAYER } from '#client/resource/table/columns/tableGeometry.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

/**
 * Over the active cell; a single element, so that it keeps the focus whether its column scrolls or not. It is sticky if it has a `left`,
 * and in either case it is a layer of its own, like the marks of the selection.
 */
export const place = style({
  position: 'sticky',
  zIndex: HEAD_LAYER - 1,
  width: 0,
  height: 0,
  contain: 'size layout style',
  pointerEvents: 'none',
  willChange: 'transform',
});

export const input = style({
  position: 'absolute',
  top: 0,
  left: 0,
  maxWidth: '600px',
  padding: `0 ${theme.space[2]}`,
  overflow: 'hidden',
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: 'transparent',
  caretColor: 'transparent',
  font: 'inherit',
  lineHeight: '28px',
  resize: 'none',
  opacity: 0,
  fieldSizing: 'content',
  '@supports': {
    // About as wide as the letters: half-width ones, or twice as many for a full-width one.
    'not (field-sizing: content)': { width: `calc(var(--letters) * 0.55em + 2 * ${theme.space[2]})` },
  },
  selectors: {
    '&[data-editing]': {
      background: color.field,
      boxShadow: `0 0 0 2px ${color.focus}, ${theme.shadow.high}`,
      caretColor: 'auto',
      color: color.text,
      opacity: 1,
      pointerEvents: 'auto',
    },
    '&::placeholder': { color: color.textMuted },
  },
});

export const measure = style({
  position: 'absolute',
  top: '30px',
  left: 0,
  width: 'max-content',
  maxWidth: '300px',
  padding: `0 ${theme.space[2]}`,
  borderRadius: theme.radius.small,
  background: color.surface,
  boxShadow: theme.shadow.low,
  fontSize: theme.size.small,
  lineHeight: theme.lineHeight.tight,
  visibility: 'hidden',
  selectors: { '[data-editing] ~ &': { visibility: 'visible' } },
});
