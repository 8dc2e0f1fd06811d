import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

/** A table of figures next to a form. */
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});
export const cell = style({
  padding: `${theme.space[1]} ${theme.space[2]}`,
  borderTop: `1px solid ${theme.color.line}`,
  fontWeight: theme.weight.normal,
  textAlign: 'start',
  verticalAlign: 'middle',
  selectors: { 'thead &': { border: 0, fontSize: theme.size.small, fontWeight: theme.weight.bold } },
});
/** A bar with its number. */
export const measure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 56px',
  alignItems: 'center',
  gap: theme.space[2],
});
