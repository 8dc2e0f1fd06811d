import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: theme.space[4],
});
export const caster = style({ width: '180px' });

export const table = style({
  width: '100%',
  margin: `${theme.space[3]} 0`,
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
    'tbody th&': { width: '25%' },
  },
});
export const measure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 56px',
  alignItems: 'center',
  gap: theme.space[2],
});
export const value = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

export const chance = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.space[4],
  margin: 0,
});
globalStyle(`${chance} dd`, { margin: 0 });
