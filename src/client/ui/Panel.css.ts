import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from './theme.css.ts';

export const panel = style({
  minWidth: 0,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.large,
  background: theme.color.surface,
  boxShadow: theme.shadow.low,
});

/** A double rule below, like in the title block of a drawing. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[2],
  minHeight: '44px',
  padding: `${theme.space[1]} ${theme.space[4]}`,
  borderBottom: `3px double ${theme.color.line}`,
});

export const title = style({ fontSize: theme.size.body, fontWeight: theme.weight.bold });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[2] });

export const body = recipe({
  base: { minWidth: 0 },
  variants: { padding: { none: {}, normal: { padding: theme.space[4] }, roomy: { padding: theme.space[6] } } },
});
