import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const frame = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
export const below = style({ flex: 1, display: 'flex', minHeight: 0 });
export const content = style({ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0, outline: 'none' });

/** Seen only when the keyboard reaches it. */
export const skip = style({
  position: 'fixed',
  top: theme.space[2],
  insetInlineStart: theme.space[2],
  zIndex: theme.layer.tooltip,
  padding: `${theme.space[2]} ${theme.space[4]}`,
  borderRadius: theme.radius.small,
  background: theme.color.surface,
  color: theme.color.accentText,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none' } },
});
