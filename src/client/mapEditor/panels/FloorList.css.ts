import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const panel = style({ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 });
export const filter = style({ padding: theme.space[2], borderBottom: `1px solid ${color.line}` });
export const filterText = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const filterMark = style({ flex: 'none' });

export const list = style({
  display: 'grid',
  // Narrower where a scrollbar takes room.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(112px, 100%), 1fr))',
  alignContent: 'start',
  gap: theme.space[1],
  flex: 1,
  minHeight: 0,
  padding: theme.space[2],
  overflowY: 'auto',
  listStyle: 'none',
  '@media': { [screen.phone]: { maxHeight: '60dvh' } },
});

export const entry = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.space[1],
  padding: theme.space[1],
  border: '2px solid transparent',
  borderRadius: theme.radius.small,
  color: color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.hover },
    '&[data-assigned]': { background: color.sunken },
    '&[aria-current]': { borderColor: color.accent, background: color.accentWash },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const caption = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[1],
  width: '100%',
  fontSize: theme.size.small,
  lineHeight: theme.lineHeight.tight,
});
export const number = style({ fontWeight: theme.weight.bold, fontVariantNumeric: 'tabular-nums' });
export const floorName = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.textMuted,
});
export const badge = style({
  padding: `0 ${theme.space[1]}`,
  borderRadius: theme.radius.small,
  background: color.accent,
  color: color.onAccent,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
});
