import { style } from '@vanilla-extract/css';
import { empty as emptyText, popover, item as popoverItem } from '#client/ui/Popover.css.ts';
import { theme } from '#client/ui/theme.css.ts';

export const box = style([
  popover,
  { position: 'absolute', top: '30px', left: 0, width: 'max-content', pointerEvents: 'auto' },
]);
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  maxHeight: '260px',
  overflowY: 'auto',
  padding: theme.space[1],
});
/** As wide as the pictures of monsters. */
export const picture = style({ flex: 'none', width: '64px' });
/** Below the list, for the highlighted sound. */
export const listen = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  minHeight: '32px',
  padding: `0 ${theme.space[4]}`,
  border: 0,
  borderTop: `1px solid ${theme.color.line}`,
  background: 'transparent',
  color: theme.color.accentText,
  fontSize: theme.size.small,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: theme.color.hover },
    '&:disabled': { color: theme.color.textDisabled, cursor: 'not-allowed' },
  },
});
export const item = style([
  popoverItem,
  {
    minHeight: '28px',
    flex: 'none',
    selectors: {
      '&[aria-selected="true"]': { background: theme.color.accentWash, color: theme.color.accentText },
      '&:hover': { background: theme.color.hover },
    },
  },
]);
export const empty = style([popover, emptyText, { position: 'absolute', top: '30px', left: 0, width: 'max-content' }]);
