import { fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { screen } from './screen.ts';
import { theme } from './theme.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
const settle = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** The height that the on-screen keyboard leaves; react-aria keeps it in a variable. */
const visibleHeight = fallbackVar('var(--visual-viewport-height)', '100dvh');

export const backdrop = style({
  position: 'fixed',
  inset: '0 0 auto',
  height: visibleHeight,
  zIndex: theme.layer.overlay,
  display: 'grid',
  // Contents that are wider than the dialog scroll inside of it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  padding: theme.space[4],
  background: theme.color.backdrop,
  animation: `${appear} ${theme.duration.calm}`,
  '@media': { [screen.phone]: { alignItems: 'end', padding: theme.space[2] } },
});

export const surface = recipe({
  base: {
    width: '100%',
    border: `1px solid ${theme.color.line}`,
    borderTop: `3px solid ${theme.color.accent}`,
    borderRadius: theme.radius.large,
    background: theme.color.surface,
    boxShadow: theme.shadow.high,
    animation: `${settle} ${theme.duration.calm} ease-out`,
    outline: 'none',
  },
  variants: {
    size: { small: { maxWidth: '420px' }, medium: { maxWidth: '600px' }, large: { maxWidth: '880px' } },
    tone: { normal: {}, danger: { borderTopColor: theme.color.danger } },
  },
});

export const dialog = style({ outline: 'none' });

export const layout = style({
  display: 'flex',
  flexDirection: 'column',
  maxHeight: `calc(${visibleHeight} - 48px)`,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[3],
  minHeight: '52px',
  padding: `${theme.space[3]} ${theme.space[3]} ${theme.space[2]} ${theme.space[5]}`,
});

export const title = style({ fontSize: theme.size.large, fontWeight: theme.weight.bold });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[4],
  minHeight: 0,
  overflowY: 'auto',
  padding: `${theme.space[1]} ${theme.space[5]} ${theme.space[4]}`,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: theme.space[2],
  padding: `${theme.space[3]} ${theme.space[5]}`,
  borderTop: `1px solid ${theme.color.line}`,
});
