import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

const { color } = theme;

export const slider = style({ display: 'flex', flexDirection: 'column', gap: theme.space[1], minWidth: 0 });
export const head = style({ display: 'flex', justifyContent: 'space-between', gap: theme.space[2] });
export const label = style({ fontSize: theme.size.small, fontWeight: theme.weight.bold });
export const output = style({ color: color.textMuted, fontSize: theme.size.small, fontVariantNumeric: 'tabular-nums' });

/** The minimum height of a target; the line is drawn in its middle. */
export const track = style({
  position: 'relative',
  height: '24px',
  margin: `0 ${theme.space[2]}`,
  cursor: 'pointer',
  '::before': {
    content: '',
    position: 'absolute',
    inset: '10px -8px',
    border: `1px solid ${color.controlBorder}`,
    borderRadius: theme.radius.small,
    background: color.sunken,
  },
});
export const thumb = style({
  top: '50%',
  width: '14px',
  height: '22px',
  border: `1px solid ${color.surface}`,
  borderRadius: theme.radius.small,
  background: color.accent,
  selectors: { '&[data-hovered], &[data-dragging]': { background: color.accentHover } },
});
