import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[3] });
export const steps = style({ display: 'flex', gap: theme.space.half });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
  gap: theme.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[1],
  height: '100%',
  padding: theme.space[2],
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.small,
  background: color.field,
  color: color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.hover },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
});
export const blank = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  aspectRatio: '1',
  border: `1px dashed ${color.controlBorder}`,
  borderRadius: theme.radius.small,
  color: color.textMuted,
  fontSize: theme.size.small,
});
export const name = style({
  fontSize: theme.size.small,
  lineHeight: theme.lineHeight.tight,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.space[1],
  marginTop: 'auto',
  color: color.textMuted,
  fontSize: theme.size.tiny,
});
