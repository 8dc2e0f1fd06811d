import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const changes = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
});
export const change = style({
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-better="true"]': { color: theme.game.good },
    '&[data-better="false"]': { color: theme.game.warning },
  },
});
export const same = style({ color: theme.game.windowFrame, fontSize: theme.size.small });
