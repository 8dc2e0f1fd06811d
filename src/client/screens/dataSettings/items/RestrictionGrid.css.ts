import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

export const grid = style({ position: 'relative', gridColumn: '1 / -1', minWidth: 0 });
export const legend = style({
  float: 'left',
  padding: 0,
  marginInlineEnd: theme.space[3],
  fontSize: theme.size.small,
  fontWeight: theme.weight.bold,
  lineHeight: theme.control.small,
});
export const whole = style({ display: 'flex', gap: theme.space[1], marginBottom: theme.space[1] });

const cell = { borderTop: `1px solid ${theme.color.line}` };
/** Its name, its checkboxes and its buttons; on phones the checkboxes have a line of their own. */
export const row = style({
  ...cell,
  position: 'relative',
  clear: 'both',
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `0 ${theme.space[3]}`,
  padding: `${theme.space[1]} 0`,
  '@media': {
    [screen.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"head actions" "checks checks"',
    },
  },
});
/** A legend takes no place in a grid unless it floats. */
export const head = style({
  float: 'left',
  padding: 0,
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  lineHeight: theme.control.small,
  '@media': { [screen.phone]: { gridArea: 'head' } },
});
export const checks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  gap: `${theme.space[1]} ${theme.space[2]}`,
  paddingTop: theme.space[1],
  '@media': { [screen.phone]: { gridArea: 'checks' } },
});
export const actions = style({
  display: 'flex',
  gap: theme.space[1],
  '@media': { [screen.phone]: { gridArea: 'actions' } },
});
