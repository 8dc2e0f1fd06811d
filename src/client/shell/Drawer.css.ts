/** On wide screens a rail at the left that is always there, on a phone a sheet that slides in over the page. */
import { keyframes, style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

const RAIL_WIDTH = '76px';

export const rail = style({
  position: 'sticky',
  top: '52px',
  alignSelf: 'start',
  flex: 'none',
  width: RAIL_WIDTH,
  height: 'calc(100dvh - 52px)',
  overflowY: 'auto',
  borderInlineEnd: `1px solid ${color.line}`,
  background: color.surface,
  '@media': { [screen.phone]: { display: 'none' } },
});

export const entries = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[1],
  padding: theme.space[1],
  listStyle: 'none',
});

const slide = keyframes({ from: { transform: 'translateX(-100%)' } });

export const sheet = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: theme.layer.drawer,
  width: 'min(280px, 84vw)',
  background: color.surface,
  boxShadow: theme.shadow.high,
  animation: `${slide} ${theme.duration.calm} ease-out`,
});

export const entry = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.space[1],
  padding: `${theme.space[2]} ${theme.space.half}`,
  borderRadius: theme.radius.small,
  color: color.textMuted,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.hover, color: color.text },
    [`${sheet} &`]: {
      flexDirection: 'row',
      gap: theme.space[3],
      minHeight: theme.control.touch,
      padding: theme.space[3],
    },
    '&[aria-current]': { background: color.accentWash, color: color.accentText, fontWeight: theme.weight.medium },
  },
});

export const entryText = style({
  fontSize: theme.size.small,
  lineHeight: theme.lineHeight.tight,
  textAlign: 'center',
  // The Japanese names are made of pieces of four characters.
  selectors: {
    '&:lang(ja)': { maxWidth: '4.1em' },
    [`${sheet} &, ${sheet} &:lang(ja)`]: { maxWidth: 'none', fontSize: theme.size.body },
  },
});

export const backdrop = style({ position: 'fixed', inset: 0, zIndex: theme.layer.drawer, background: color.backdrop });
export const sheetDialog = style({ outline: 'none', padding: theme.space[3] });

export const menuButton = style({ display: 'none', '@media': { [screen.phone]: { display: 'block' } } });
