import { globalStyle, style } from '@vanilla-extract/css';
import { screen as media } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

/** Fills the window. */
export const screen = style({ display: 'grid', height: '100dvh', minHeight: '420px' });

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  width: '100%',
  minHeight: '40px',
  padding: `${theme.space[1]} ${theme.space[3]}`,
  background: theme.game.ground,
  color: theme.game.windowText,
});
/** Only the title shrinks. */
globalStyle(`${bar} > button`, { flex: 'none' });
export const title = style({
  minWidth: 0,
  overflow: 'hidden',
  fontSize: theme.size.body,
  fontWeight: theme.weight.medium,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const state = style({
  marginInlineStart: 'auto',
  color: theme.game.windowFrame,
  fontSize: theme.size.small,
  '@media': { [media.phone]: { maxWidth: '50%' } },
});

export const menu = style({ display: 'flex', flexDirection: 'column', gap: theme.space[2] });
export const options = style({ display: 'flex', flexDirection: 'column', gap: theme.space[4] });
