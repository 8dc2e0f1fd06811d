import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

/** Lies over the empty middle of the top bar; on phones above the tools of the map, where there is no button. */
export const banner = style({
  position: 'fixed',
  top: theme.space[1],
  insetInlineStart: '50%',
  zIndex: theme.layer.snackbar,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  width: 'max-content',
  maxWidth: 'calc(100vw - 24px)',
  minHeight: '44px',
  padding: `0 ${theme.space[1]} 0 ${theme.space[4]}`,
  borderRadius: theme.radius.small,
  background: color.inverse,
  color: color.onInverse,
  boxShadow: theme.shadow.high,
  lineHeight: theme.lineHeight.tight,
  transform: 'translateX(-50%)',
  '@media': { [screen.phone]: { top: 'auto', insetBlockEnd: '96px' } },
});
