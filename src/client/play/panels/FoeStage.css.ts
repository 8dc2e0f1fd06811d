import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

/** The foes stand on the floor of the view. */
export const stage = style({
  gridArea: '1 / 1',
  alignSelf: 'end',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'center',
  gap: theme.space[4],
  width: '100%',
  margin: 0,
  padding: theme.space[3],
  listStyle: 'none',
  '@media': { [screen.phone]: { gap: theme.space[1], padding: theme.space[1] } },
});
export const group = style({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: theme.space[1] });
export const pictures = style({ display: 'flex' });
/** The pictures overlap, and each is outlined against the dark. */
export const picture = style({
  display: 'block',
  filter: 'drop-shadow(0 0 1px rgb(217 211 195 / 0.9)) drop-shadow(0 6px 6px rgb(0 0 0 / 0.7))',
  selectors: { '& + &': { marginInlineStart: '-56px' } },
  '@media': { [screen.phone]: { zoom: '0.6' } },
});
export const name = style({
  padding: `0 ${theme.space[2]}`,
  borderRadius: theme.radius.small,
  background: 'rgb(5 5 7 / 0.8)',
  color: theme.game.windowText,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
