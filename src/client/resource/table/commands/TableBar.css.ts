import { globalStyle, style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[2] });
export const buttons = style({ display: 'flex', flexWrap: 'wrap' });
/** The reason why records cannot be saved has a line of its own. */
globalStyle(`${bar} [data-icon="trouble"]`, {
  '@media': { [screen.phone]: { order: 1, flexBasis: '100%', whiteSpace: 'normal' } },
});
export const search = style({
  flex: '0 1 240px',
  minWidth: '140px',
  '@media': { [screen.phone]: { flexGrow: 1, flexBasis: '140px' } },
});
export const count = style({ color: theme.color.textMuted, fontSize: theme.size.small });
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[2],
  marginInlineStart: 'auto',
  // On a phone the save state fits next to the search field.
  '@media': { [screen.phone]: { display: 'contents' } },
});
