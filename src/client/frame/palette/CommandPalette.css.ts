import { style } from '@vanilla-extract/css';
import { backdrop as dialogBackdrop, surface as dialogSurface } from '#client/ui/Dialog.css.ts';
import { list as popoverList } from '#client/ui/Popover.css.ts';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

/** Keeps the upper edge in place while the list below grows and shrinks. */
export const backdrop = style([
  dialogBackdrop,
  {
    placeItems: 'start center',
    paddingTop: '12vh',
    '@media': { [screen.phone]: { alignItems: 'start', paddingTop: theme.space[2] } },
  },
]);

export const sheet = style([dialogSurface({ size: 'medium' }), { overflow: 'hidden' }]);
export const dialog = style({ display: 'flex', flexDirection: 'column', maxHeight: '70vh', outline: 'none' });

export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  padding: `0 ${theme.space[4]}`,
  borderBottom: `1px solid ${theme.color.line}`,
  background: theme.color.field,
  color: theme.color.textMuted,
});

export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: '52px',
  border: 0,
  background: 'transparent',
  color: theme.color.text,
  fontSize: theme.size.large,
  outline: 'none',
  selectors: { '&::placeholder': { color: theme.color.textMuted } },
});

export const list = style([popoverList, { minHeight: '52px' }]);
