import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';
import { visuallyHiddenRules } from '#client/ui/visuallyHidden.css.ts';

const { color } = theme;
const inStrip = '[data-look="strip"] > &';

export const tools = style({
  display: 'grid',
  gap: theme.space.half,
  selectors: {
    '&[data-look="strip"]': {
      // Containment: its content does not affect the layout of the map next to it.
      contain: 'strict',
      alignContent: 'start',
      width: '45px',
      padding: theme.space[1],
      overflowY: 'auto',
      borderInlineEnd: `1px solid ${color.line}`,
      scrollbarWidth: 'none',
    },
  },
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
    [inStrip]: { position: 'relative', justifyContent: 'center', minHeight: '36px', padding: 0 },
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
      flex: '1 0 auto',
      flexDirection: 'column',
      justifyContent: 'center',
      gap: 0,
      minWidth: '48px',
      minHeight: '50px',
      padding: `${theme.space.half} ${theme.space[1]}`,
      fontSize: theme.size.small,
    },
  },
});

export const toolName = style({
  flex: 1,
  selectors: { '[data-look="strip"] > * > &': visuallyHiddenRules },
  '@media': { [screen.phone]: { flex: 'none', whiteSpace: 'nowrap' } },
});

export const shortcut = style({
  minWidth: '20px',
  padding: `0 ${theme.space[1]}`,
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.small,
  fontFamily: theme.font.body,
  fontSize: theme.size.small,
  lineHeight: '18px',
  textAlign: 'center',
  color: color.textMuted,
  selectors: {
    '[data-look="strip"] > * > &': {
      position: 'absolute',
      insetInlineEnd: '1px',
      bottom: '1px',
      minWidth: 0,
      padding: 0,
      border: 0,
      lineHeight: theme.lineHeight.single,
    },
  },
  '@media': { [screen.phone]: { display: 'none' } },
});
