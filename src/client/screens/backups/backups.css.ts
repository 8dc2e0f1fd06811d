import { globalStyle, style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  alignItems: 'start',
  gap: theme.space[4],
  '@media': { 'screen and (max-width: 1079px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const column = style({ display: 'flex', flexDirection: 'column', gap: theme.space[4], minWidth: 0 });

export const name = style({ display: 'flex', flexDirection: 'column', gap: theme.space.half, minWidth: 0 });
export const note = style({
  color: color.textMuted,
  fontSize: theme.size.small,
  fontWeight: theme.weight.normal,
  overflowWrap: 'anywhere',
});
export const unnamed = style({ color: color.textMuted, fontWeight: theme.weight.normal });
export const time = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const actions = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space[1] });
export const muted = style({ color: color.textMuted, fontSize: theme.size.small });
export const form = style({ display: 'flex', flexDirection: 'column', gap: theme.space[3] });
globalStyle(`${form} > button`, { '@media': { [screen.desk]: { alignSelf: 'flex-start' } } });

export const storage = style({ display: 'flex', flexDirection: 'column', gap: theme.space[3] });
export const parts = style({ display: 'grid', gap: theme.space[1], padding: 0, listStyle: 'none' });
export const part = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space[3],
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
});

/** The list of changes. */
export const comparison = style({ display: 'flex', flexDirection: 'column', gap: theme.space[5] });
export const heading = style({ marginBottom: theme.space[2], fontSize: theme.size.body });
export const floors = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))',
  gap: theme.space[4],
  padding: 0,
  listStyle: 'none',
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const floor = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[2],
  padding: theme.space[3],
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.small,
});
export const floorHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: theme.space[2],
  justifyContent: 'space-between',
});
export const pictures = style({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: theme.space[2] });
export const figure = style({ display: 'grid', placeItems: 'center', width: '124px', height: '124px' });
export const kindHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[3] });
export const records = style({ display: 'flex', flexDirection: 'column', gap: theme.space[1] });
export const record = style({
  borderBottom: `1px solid ${color.line}`,
  padding: `${theme.space[1]} 0`,
});
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[2],
  minHeight: theme.control.small,
  alignItems: 'center',
  cursor: 'pointer',
  '@media': { [screen.touch]: { minHeight: theme.control.touch } },
});
