import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const stampsHead = style({ fontSize: theme.size.small, fontWeight: theme.weight.bold, color: color.textMuted });
export const palette = style({ display: 'flex', flexDirection: 'column', gap: theme.space[2] });
export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[1],
});
export const row = style({ display: 'flex', alignItems: 'center', gap: theme.space.half });

export const stampButton = style({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  alignItems: 'center',
  gap: theme.space[2],
  minHeight: theme.control.touch,
  padding: theme.space.half,
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.small,
  background: 'transparent',
  color: color.text,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: color.hover },
    '&[data-pressed]': { background: color.pressed },
  },
});

export const stampPicture = style({ flex: 'none', borderRadius: theme.radius.small });
export const stampName = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  fontSize: theme.size.small,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const digit = style({
  padding: `0 ${theme.space[1]}`,
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.small,
  fontSize: theme.size.small,
  color: color.textMuted,
});
export const fields = style({ display: 'flex', flexDirection: 'column', gap: theme.space[3] });
