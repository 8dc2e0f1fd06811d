import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const tools = style({
  display: 'grid',
  gap: theme.space.half,
  '@media': { [screen.phone]: { display: 'flex', gap: 0, flex: 1, minWidth: 0, overflowX: 'auto' } },
});

export const toolButton = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  minHeight: '30px',
  padding: `0 ${theme.space[2]}`,
  border: '1px solid transparent',
  borderRadius: theme.radius.small,
  background: 'transparent',
  color: color.text,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: color.hover },
    '&[data-pressed]': { background: color.pressed },
    '&[aria-pressed="true"]': {
      borderColor: color.accent,
      background: color.accentWash,
      color: color.accentText,
      fontWeight: theme.weight.medium,
    },
  },
  '@media': {
    [screen.touch]: { minHeight: theme.control.touch },
    [screen.phone]: {
      flex: 1,
      flexDirection: 'column',
      justifyContent: 'center',
      gap: 0,
      minWidth: '48px',
      minHeight: '50px',
      padding: theme.space.half,
      fontSize: theme.size.tiny,
    },
  },
});

export const toolName = style({ flex: 1, '@media': { [screen.phone]: { flex: 'none', whiteSpace: 'nowrap' } } });

export const shortcut = style({
  minWidth: '20px',
  padding: `0 ${theme.space[1]}`,
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.small,
  fontFamily: theme.font.body,
  fontSize: theme.size.tiny,
  lineHeight: '18px',
  textAlign: 'center',
  color: color.textMuted,
  '@media': { [screen.phone]: { display: 'none' } },
});
