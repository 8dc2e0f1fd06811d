import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

export const panel = style({ display: 'flex', flexDirection: 'column', gap: theme.space[3] });
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const slot = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr) auto',
  gridTemplateAreas: '"name what buttons"',
  alignItems: 'start',
  gap: theme.space[3],
  padding: theme.space[3],
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.large,
  '@media': {
    [screen.phone]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateAreas: '"name buttons" "what what"',
      gap: theme.space[2],
    },
  },
});
/** Stays visible while the list scrolls. */
export const said = style({ position: 'sticky', top: 0, zIndex: theme.layer.sticky });
export const name = style({ gridArea: 'name', fontWeight: theme.weight.bold });
export const unsent = style({
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  fontWeight: theme.weight.normal,
});
export const free = style({ color: theme.color.textMuted });
export const what = style({ gridArea: 'what', minWidth: 0 });
export const buttons = style({
  gridArea: 'buttons',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: theme.space[1],
});
export const both = style({ display: 'flex', flexDirection: 'column', gap: theme.space[2] });

export const place = style({ fontWeight: theme.weight.medium });
export const facts = style({
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
});
export const party = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[1],
  margin: `${theme.space[1]} 0 0`,
  padding: 0,
  listStyle: 'none',
});
export const member = style({
  padding: `0 ${theme.space[2]}`,
  borderRadius: theme.radius.small,
  background: theme.color.sunken,
  fontSize: theme.size.small,
});
export const fallen = style([member, { textDecoration: 'line-through' }]);
export const lost = style({ margin: `${theme.space[1]} 0 0`, paddingInlineStart: theme.space[5] });
