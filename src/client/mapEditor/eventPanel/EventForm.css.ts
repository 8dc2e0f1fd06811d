import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const form = style({ display: 'flex', flexDirection: 'column', gap: theme.space[3] });
export const head = style({ display: 'flex', alignItems: 'center', gap: theme.space[2] });
export const words = style({ fontSize: theme.size.small, lineHeight: theme.lineHeight.tight });
/** The description of the event kind's effect on the party. */
export const about = style({ fontSize: theme.size.small, color: color.textMuted });
export const fields = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[3],
});
export const place = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[2],
  padding: theme.space[2],
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.small,
});
export const legend = style({
  padding: `0 ${theme.space[1]}`,
  fontSize: theme.size.small,
  fontWeight: theme.weight.medium,
});
/** The floor takes a whole line, above the numbers of the cell. */
export const ofFloor = style({ gridColumn: '1 / -1' });
export const placeNumbers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space[2],
});
export const rawNumbers = style([placeNumbers, { marginTop: theme.space[2] }]);
export const rawHint = style({ fontSize: theme.size.small, color: color.textMuted });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[1] });
export const arrivals = style({
  display: 'grid',
  gap: theme.space.half,
  padding: 0,
  listStyle: 'none',
  fontSize: theme.size.small,
});
export const heading = style({ fontSize: theme.size.small, fontWeight: theme.weight.medium });
export const title = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
