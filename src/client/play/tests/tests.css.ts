import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const setUpList = style({
  display: 'grid',
  gap: theme.space[2],
  paddingBottom: theme.space[4],
  borderBottom: `1px solid ${theme.color.line}`,
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[2] });
export const title = style({ flex: 1, fontWeight: theme.weight.bold });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: theme.space[2],
  maxHeight: '220px',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
});
export const card = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.small,
  background: theme.color.surface,
});
export const choose = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: theme.space[2],
  minWidth: 0,
  padding: theme.space[1],
  border: 0,
  borderRadius: theme.radius.small,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: theme.color.sunken },
});
export const picture = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  width: '64px',
  height: '40px',
  overflow: 'hidden',
  borderRadius: theme.radius.small,
  background: theme.color.sunken,
});
export const seen = style({ width: '64px', height: '40px', imageRendering: 'pixelated' });
export const words = style({ display: 'grid', minWidth: 0 });
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const quiet = style({ color: theme.color.textMuted, fontSize: theme.size.small });
export const actions = style({ display: 'flex', justifyContent: 'end' });
const result = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space[1] });
export const passed = style([result, { color: theme.color.successText }]);
export const failed = style([result, { color: theme.color.dangerText }]);
