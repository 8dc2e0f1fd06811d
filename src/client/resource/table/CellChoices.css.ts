import { style } from '@vanilla-extract/css';
import { empty as emptyText, popover, item as popoverItem } from '#client/ui/Popover.css.ts';
import { theme } from '#client/ui/theme.css.ts';

export const list = style([
  popover,
  {
    position: 'absolute',
    top: '30px',
    left: 0,
    width: 'max-content',
    maxHeight: '260px',
    overflowY: 'auto',
    padding: theme.space[1],
    pointerEvents: 'auto',
  },
]);
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
