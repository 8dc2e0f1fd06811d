import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const segments = style({
  display: 'flex',
  flex: 'none',
  padding: '1px',
  border: `1px solid ${color.controlBorder}`,
  borderRadius: theme.radius.small,
  background: color.sunken,
});

export const segment = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space[1],
  minWidth: theme.control.touch,
  minHeight: '30px',
  padding: `0 ${theme.space[2]}`,
  borderRadius: '2px',
  color: color.textMuted,
  fontSize: theme.size.small,
  lineHeight: theme.lineHeight.single,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: color.hover },
    '&[data-selected]': { background: color.field, color: color.accentText, boxShadow: `0 0 0 1px ${color.accent}` },
    '&[data-focus-visible]': { outlineOffset: '-2px' },
  },
  '@media': {
    [screen.phone]: {
      flexDirection: 'column',
      gap: '2px',
      minHeight: theme.control.touch,
      padding: 0,
      fontSize: theme.size.small,
    },
  },
});
