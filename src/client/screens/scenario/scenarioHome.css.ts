import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color, map } = theme;

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: theme.space[4] });
export const titles = style({ flex: 1, minWidth: 'min(260px, 100%)' });
export const title = style({ fontSize: theme.size.display, wordBreak: 'auto-phrase' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(300px, 2fr)',
  alignItems: 'start',
  gap: theme.space[4],
  '@media': { 'screen and (max-width: 959px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const column = style({ display: 'flex', flexDirection: 'column', gap: theme.space[4], minWidth: 0 });

export const next = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[4],
  padding: theme.space[5],
  borderInlineStart: `4px solid ${color.accent}`,
  borderRadius: theme.radius.small,
  background: color.accentWash,
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[4] });

export const floorCount = style({ marginBottom: theme.space[3], color: color.textMuted });

export const floors = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(20, minmax(0, 1fr))',
  gap: theme.space[1],
  padding: 0,
  listStyle: 'none',
  '@media': { [screen.phone]: { gridTemplateColumns: 'repeat(10, minmax(0, 1fr))', gap: theme.space.half } },
});

export const floor = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '32px',
  border: `1px dashed ${color.controlBorder}`,
  borderRadius: theme.radius.small,
  color: color.textMuted,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  selectors: { '&:hover': { background: color.hover, color: color.text } },
  '@media': { [screen.touch]: { minHeight: theme.control.touch } },
});

export const paintedFloor = style([
  floor,
  {
    borderStyle: 'solid',
    borderWidth: '2px',
    borderColor: map.wall,
    background: map.paper,
    color: color.text,
    fontWeight: theme.weight.bold,
  },
]);

export const statuses = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[3],
  padding: 0,
  listStyle: 'none',
});
export const status = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[3],
});
