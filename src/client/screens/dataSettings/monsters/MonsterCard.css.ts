import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

/** Monsters side by side, as many as the width holds. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(232px, 100%), 1fr))',
  gap: theme.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  minWidth: 0,
  padding: theme.space[2],
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.small,
  background: theme.color.field,
});
export const body = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[1],
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${theme.space[2]}`,
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
});
export const figure = style({ color: theme.color.text, fontWeight: theme.weight.bold });
