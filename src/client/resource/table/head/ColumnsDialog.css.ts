import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const section = style({
  margin: 0,
  padding: `${theme.space[3]} 0`,
  border: 0,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  fontWeight: theme.weight.bold,
});

export const count = style({
  color: color.textMuted,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: theme.weight.normal,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  gap: `0 ${theme.space[3]}`,
  marginTop: theme.space[1],
  paddingLeft: theme.space[5],
});
