/** A rail at the left of wide screens; in a scenario and on phones it is a panel that slides in over the page. */
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';
import { barHeight } from './TopBar.css.ts';

const { color } = theme;

export const rail = style({
  position: 'sticky',
  top: barHeight,
  alignSelf: 'start',
  flex: 'none',
  width: '76px',
  height: `calc(100dvh - ${barHeight})`,
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

export const dialog = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: theme.layer.drawer,
  width: 'min(280px, 84vw)',
  overflowY: 'auto',
  background: color.surface,
  boxShadow: theme.shadow.high,
  animation: `${slide} ${theme.duration.calm} ease-out`,
});

/** The children of an entry of the panel, below its name. */
export const nested = style({ margin: 0, padding: 0, paddingInlineStart: theme.space[8], listStyle: 'none' });
globalStyle(`${nested} ${nested}`, { paddingInlineStart: theme.space[3] });

export const entry = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.space[1],
  padding: `${theme.space[2]} ${theme.space.half}`,
  border: 0,
  borderRadius: theme.radius.small,
  background: 'transparent',
  color: color.textMuted,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover, color: color.text },
    [`${dialog} &`]: {
      flexDirection: 'row',
      gap: theme.space[3],
      width: '100%',
      minHeight: theme.control.touch,
      padding: `${theme.space[1]} ${theme.space[3]}`,
      textAlign: 'start',
    },
    [`${nested} &`]: { minHeight: '40px' },
    '&[aria-current]': { color: color.accentText, fontWeight: theme.weight.medium },
    '&[aria-current="page"]': { background: color.accentWash },
  },
});

export const entryText = style({
  fontSize: theme.size.small,
  lineHeight: theme.lineHeight.tight,
  textAlign: 'center',
  // The Japanese names consist of parts of four characters.
  selectors: {
    '&:lang(ja)': { maxWidth: '4.1em' },
    [`${dialog} &, ${dialog} &:lang(ja)`]: { maxWidth: 'none', fontSize: theme.size.body, textAlign: 'start' },
  },
});

export const backdrop = style({ position: 'fixed', inset: 0, zIndex: theme.layer.drawer, background: color.backdrop });
export const drawerFrame = style({ outline: 'none' });
export const dialogHead = style({
  position: 'sticky',
  top: 0,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[1],
  height: barHeight,
  padding: `0 ${theme.space[2]} 0 ${theme.space[4]}`,
  borderBottom: `1px solid ${color.line}`,
  background: color.surface,
});
/** Moves everything after the product's mark to the far end. */
globalStyle(`${dialogHead} > :nth-child(2)`, { marginInlineStart: 'auto' });
/** The parts of the panel, one below the other. */
export const dialogParts = style({ padding: theme.space[2] });
globalStyle(`${dialogParts} > * + *`, {
  marginTop: theme.space[2],
  paddingTop: theme.space[2],
  borderTop: `1px solid ${color.line}`,
});
