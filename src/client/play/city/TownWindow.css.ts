import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { choice } from '#client/play/game.css.ts';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

/** Covers the whole view. */
export const window = style({
  gridArea: '1 / 1',
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'stretch',
  width: '100%',
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  background: theme.game.window,
  color: theme.game.windowText,
  ':focus': { outline: 'none' },
});
/** The title lies over the lower edge of the picture. */
export const head = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flex: 'none',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: theme.space[3],
    padding: `${theme.space[2]} ${theme.space[4]}`,
    borderBottom: '1px solid rgb(217 211 195 / 0.35)',
    '@media': { [screen.phone]: { padding: theme.space[2] } },
  },
  variants: {
    isScene: {
      true: { height: 'clamp(96px, 17vh, 156px)', '@media': { [screen.phone]: { height: '88px' } } },
      false: {},
    },
  },
});
export const scene = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 45%',
});
const plate = { position: 'relative', background: 'rgb(13 14 18 / 0.86)' } as const;
export const title = style({
  ...plate,
  padding: `${theme.space[1]} ${theme.space[4]}`,
  border: `1px solid ${theme.game.windowFrame}`,
  borderRadius: theme.radius.small,
  fontSize: theme.size.title,
  fontWeight: theme.weight.bold,
  '@media': { [screen.phone]: { fontSize: theme.size.large } },
});
export const leave = style([choice, { ...plate, flex: 'none', marginInlineStart: 'auto' }]);
export const content = style({
  display: 'flex',
  flex: '1 1 0',
  flexDirection: 'column',
  gap: theme.space[3],
  minHeight: 0,
  padding: theme.space[4],
  overflowY: 'auto',
  '@media': { [screen.phone]: { padding: theme.space[2] } },
});
globalStyle(`${content} > *`, { flexShrink: 0 });
