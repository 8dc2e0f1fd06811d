import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const list = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: theme.space[8],
  padding: 0,
  listStyle: 'none',
  '@media': { [screen.phone]: { gridTemplateColumns: '1fr' } },
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[2],
  minHeight: theme.control.medium,
  borderBottom: `1px solid ${color.line}`,
  fontSize: theme.size.small,
});
export const name = style({ flex: 1, minWidth: '8em' });
export const key = style({
  minWidth: '3.5em',
  padding: `${theme.space.half} ${theme.space[2]}`,
  border: `1px solid ${color.controlBorder}`,
  borderRadius: theme.radius.small,
  background: color.field,
  color: color.text,
  font: 'inherit',
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { borderColor: color.accent, background: color.accentWash, color: color.accent },
    '&:hover': { background: color.hover },
  },
});
export const problem = style({ flexBasis: '100%', color: color.dangerText, paddingBottom: theme.space[1] });
export const question = style([
  problem,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[2] },
]);
export const fixed = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${theme.space[3]} ${theme.space[8]}`,
  fontSize: theme.size.small,
  '@media': { [screen.phone]: { gridTemplateColumns: '1fr' } },
});
export const why = style({ color: color.textMuted, paddingBottom: theme.space[1] });
