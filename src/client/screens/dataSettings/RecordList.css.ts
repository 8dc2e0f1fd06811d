import { style } from '@vanilla-extract/css';
import { belowBars } from '#client/resource/form/RecordForm.css.ts';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const panel = style({
  position: 'sticky',
  top: belowBars,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[2],
  minWidth: 0,
  height: `calc(100dvh - ${belowBars})`,
  padding: `${theme.space[3]} 0`,
  '@media': { [screen.phone]: { position: 'static', height: '240px' } },
});
export const list = style({
  flex: 1,
  minHeight: 0,
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.large,
  background: color.surface,
  listStyle: 'none',
});
export const empty = style({ color: color.textMuted });
export const entry = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: theme.space[2],
  minHeight: theme.control.small,
  padding: `${theme.space[1]} ${theme.space[3]}`,
  borderBottom: `1px solid ${color.line}`,
  color: color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.hover },
    '&[aria-current]': { background: color.accentWash, boxShadow: `inset 3px 0 0 ${color.accent}` },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
});
export const number = style({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const words = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
});
export const names = style({
  color: color.textMuted,
  fontSize: theme.size.small,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const used = style({ color: color.accentText, fontSize: theme.size.small, fontWeight: theme.weight.bold });
