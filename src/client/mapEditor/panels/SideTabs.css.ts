import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

/** Stays in sight while the panel below it is scrolled. */
export const tabs = style({
  position: 'sticky',
  top: 0,
  zIndex: theme.layer.sticky,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  borderBlock: `1px solid ${color.line}`,
  background: color.surface,
});
export const tab = style({
  minHeight: '36px',
  padding: `0 ${theme.space[2]}`,
  border: 0,
  borderBottom: '3px solid transparent',
  borderTop: '3px solid transparent',
  background: 'transparent',
  color: color.textMuted,
  fontWeight: theme.weight.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.text, background: color.hover },
    '&[aria-selected="true"]': { color: color.accentText, borderBottomColor: color.accent },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': { [screen.touch]: { minHeight: theme.control.touch } },
});
