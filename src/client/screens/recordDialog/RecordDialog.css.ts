import { keyframes, style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;
const slide = keyframes({ from: { transform: 'translateX(24px)', opacity: 0 } });

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: theme.layer.overlay,
  // The field that refers to the record stays visible next to the panel.
  background: `color-mix(in srgb, ${color.backdrop} 40%, transparent)`,
});

export const sheet = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: 'min(720px, 100%)',
  borderInlineStart: `3px solid ${color.accent}`,
  background: color.page,
  boxShadow: theme.shadow.high,
  animation: `${slide} ${theme.duration.calm} ease-out`,
  '@media': { [screen.phone]: { borderInlineStart: 'none' } },
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  outline: 'none',
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  minHeight: '52px',
  padding: `0 ${theme.space[3]} 0 ${theme.space[6]}`,
  background: color.surface,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [screen.phone]: { paddingInlineStart: theme.space[3] } },
});
export const title = style({ flex: 1, fontSize: theme.size.body, fontWeight: theme.weight.bold });

/** A form in the panel has no bars of a page above it. */
export const body = style({
  vars: { '--screen-height': '100dvh' },
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Scroll targets and focused elements stop below the head of the form.
  scrollPaddingTop: '120px',
  '@media': { [screen.phone]: { scrollPaddingTop: '60px' } },
});
