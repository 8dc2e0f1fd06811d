import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { screen } from './screen.ts';
import { theme } from './theme.css.ts';

const { color } = theme;
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const region = style({
  position: 'fixed',
  insetBlockEnd: theme.space[5],
  insetInlineStart: theme.space[5],
  zIndex: theme.layer.snackbar,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.space[2],
  maxWidth: 'min(480px, calc(100vw - 24px))',
  pointerEvents: 'none',
  // On phones dialogs come from below, so messages come from above.
  '@media': {
    [screen.phone]: { inset: `${theme.space[3]} ${theme.space[3]} auto`, maxWidth: 'none', alignItems: 'stretch' },
  },
});

export const snackbar = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  minHeight: '44px',
  padding: `${theme.space[1]} ${theme.space[1]} ${theme.space[1]} ${theme.space[4]}`,
  borderRadius: theme.radius.small,
  background: color.inverse,
  color: color.onInverse,
  boxShadow: theme.shadow.high,
  lineHeight: theme.lineHeight.tight,
  pointerEvents: 'auto',
  animation: `${rise} ${theme.duration.calm} ease-out`,
});

export const text = style({ flex: 1, padding: `${theme.space[1]} 0` });

export const press = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '32px',
  minWidth: '32px',
  justifyContent: 'center',
  padding: `0 ${theme.space[2]}`,
  border: 0,
  borderRadius: theme.radius.small,
  background: 'transparent',
  color: color.onInverseAccent,
  fontWeight: theme.weight.bold,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': { outlineColor: color.onInverseAccent } },
});
globalStyle(`${snackbar} > svg`, { flex: 'none' });
