import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const table = style({
  width: '100%',
  marginTop: theme.space[3],
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});
export const cell = style({
  padding: `${theme.space[1]} ${theme.space[2]}`,
  borderTop: `1px solid ${theme.color.line}`,
  fontWeight: theme.weight.normal,
  textAlign: 'start',
  verticalAlign: 'middle',
  selectors: {
    'thead &': { border: 0, fontSize: theme.size.small, fontWeight: theme.weight.bold },
  },
});
export const own = style({ background: theme.color.accentWash });
export const measure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 48px',
  alignItems: 'center',
  gap: theme.space[2],
});
export const value = style({ color: theme.color.textMuted, fontSize: theme.size.small });

export const parts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[1],
  margin: `${theme.space[3]} 0`,
  padding: 0,
  listStyle: 'none',
});
export const part = style({ fontSize: theme.size.small, fontVariantNumeric: 'tabular-nums' });
export const summary = style({ padding: `${theme.space[1]} 0`, fontWeight: theme.weight.medium, cursor: 'pointer' });
export const job = style({ display: 'inline-block', color: theme.color.textMuted, fontSize: theme.size.small });
