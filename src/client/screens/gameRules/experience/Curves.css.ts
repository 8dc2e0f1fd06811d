import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[3],
  padding: `${theme.space[3]} ${theme.space[4]}`,
  '@media': { [screen.phone]: { padding: theme.space[2] } },
});
/** The head of the table, its eight rows and the text below. */
export const table = style({ display: 'flex', flexDirection: 'column', height: '460px' });
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: theme.space[3] });
export const percent = style({ width: '120px' });
export const hint = style({ color: color.textMuted, fontSize: theme.size.small });
export const frame = style({ position: 'relative', minWidth: 0 });
export const picture = style({
  display: 'block',
  width: '100%',
  cursor: 'crosshair',
  userSelect: 'none',
  // A finger outside of the points scrolls the page.
  touchAction: 'pan-y',
});
export const rule = style({ stroke: color.line, strokeWidth: 1 });
export const mark = style({ fill: color.textMuted, fontSize: theme.size.small, fontVariantNumeric: 'tabular-nums' });
export const curve = recipe({
  base: { fill: 'none', strokeLinejoin: 'round' },
  variants: {
    isInHand: {
      true: { stroke: color.accent, strokeWidth: 2.5 },
      false: { stroke: color.controlBorder, strokeWidth: 1, opacity: 0.55 },
    },
  },
});
/** The target of the pointer is larger than the visible point. */
export const grip = style({ fill: 'transparent', cursor: 'grab', touchAction: 'none' });
export const point = recipe({
  base: { strokeWidth: 2, pointerEvents: 'none' },
  variants: {
    falls: {
      true: { fill: color.danger, stroke: color.danger },
      false: { fill: color.surface, stroke: color.accent },
    },
    isFocused: { true: { strokeWidth: 4, stroke: color.focus }, false: {} },
  },
});
export const told = style({
  fill: color.text,
  fontSize: theme.size.small,
  fontWeight: theme.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  paintOrder: 'stroke',
  stroke: color.surface,
  strokeWidth: 4,
  pointerEvents: 'none',
});
