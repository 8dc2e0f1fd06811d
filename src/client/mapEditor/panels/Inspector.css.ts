import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const muted = style({ fontSize: theme.size.small, color: color.textMuted });
export const place = style({ fontWeight: theme.weight.bold, fontVariantNumeric: 'tabular-nums' });
export const sides = style({ display: 'grid', gap: theme.space.half, padding: `${theme.space[1]} 0` });
export const side = style({
  display: 'grid',
  gridTemplateColumns: '3em auto 1fr',
  alignItems: 'center',
  gap: theme.space[2],
  minHeight: '24px',
  fontSize: theme.size.small,
  lineHeight: theme.lineHeight.tight,
});
export const sideName = style({ color: color.textMuted });
/** Notes on the cell in addition to its content. */
export const problems = style({
  padding: `${theme.space[1]} ${theme.space[2]}`,
  borderInlineStart: `3px solid ${color.warningText}`,
  background: color.warningWash,
  color: color.warningText,
  fontSize: theme.size.small,
  lineHeight: theme.lineHeight.tight,
});
export const content = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[1],
  padding: `${theme.space[2]} 0 0`,
  borderTop: `1px solid ${color.line}`,
  listStyle: 'none',
  fontSize: theme.size.small,
});
