import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const filter = style({ display: 'flex', flexDirection: 'column', gap: theme.space[1] });
export const legend = style({
  padding: 0,
  marginBottom: theme.space[1],
  fontSize: theme.size.small,
  fontWeight: theme.weight.bold,
});
export const presets = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(100px, 1fr))',
  gap: theme.space[1],
  marginBottom: theme.space[1],
  '@media': { [screen.phone]: { gridTemplateColumns: 'repeat(auto-fill, minmax(76px, 1fr))' } },
});
export const preset = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  minHeight: theme.control.small,
  padding: `0 ${theme.space[2]}`,
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.small,
  background: color.surface,
  fontSize: theme.size.small,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&[aria-pressed="true"]': { borderColor: color.accent, background: color.accentWash, color: color.accentText },
  },
  '@media': { [screen.touch]: { minHeight: theme.control.touch } },
});
export const swatch = style({
  flex: 'none',
  width: '16px',
  height: '16px',
  border: `1px solid ${color.controlBorder}`,
  borderRadius: theme.radius.small,
  forcedColorAdjust: 'none',
});
export const help = style({ color: color.textMuted, fontSize: theme.size.small, lineHeight: theme.lineHeight.tight });
