import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

/** The picture fills the area, and the signs stand at its lower edge. */
export const town = style({
  position: 'relative',
  zIndex: 1,
  gridArea: '1 / 1',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  alignSelf: 'stretch',
  width: '100%',
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  color: theme.game.windowText,
  ':focus': { outline: 'none' },
});
export const scene = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 30%',
});
export const name = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  alignSelf: 'flex-start',
  margin: theme.space[4],
  padding: `${theme.space[1]} ${theme.space[4]} ${theme.space[1]} ${theme.space[1]}`,
  border: `4px double ${theme.game.windowFrame}`,
  borderRadius: theme.radius.large,
  background: 'rgb(13 14 18 / 0.86)',
  fontSize: theme.size.title,
  fontWeight: theme.weight.bold,
  '@media': { [screen.phone]: { margin: theme.space[2], fontSize: theme.size.large } },
});
export const picture = style({ width: '48px', '@media': { [screen.phone]: { width: '32px' } } });

export const signs = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: theme.space[2],
  minHeight: 0,
  margin: 0,
  padding: theme.space[4],
  overflowY: 'auto',
  listStyle: 'none',
  background: 'linear-gradient(transparent, rgb(13 14 18 / 0.72) 30%)',
  '@media': {
    [screen.phone]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: theme.space[1],
      padding: theme.space[2],
    },
  },
});
/** A wooden board that hangs in front of a door. */
export const sign = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  width: '100%',
  height: '100%',
  minHeight: '56px',
  padding: `${theme.space[2]} ${theme.space[3]}`,
  border: `2px solid ${theme.game.plankFrame}`,
  borderRadius: theme.radius.small,
  background: theme.game.plank,
  boxShadow: 'inset 0 0 18px rgb(0 0 0 / 0.45)',
  color: theme.game.plankText,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { background: theme.game.plankHover },
    '&:focus-visible': { outline: `2px solid ${theme.game.windowFrame}`, outlineOffset: '2px' },
    '&:disabled': { filter: 'grayscale(0.7) brightness(0.7)', cursor: 'default' },
  },
});
export const sight = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const place = style({ fontSize: theme.size.large, fontWeight: theme.weight.bold });
export const about = style({
  fontSize: theme.size.small,
  opacity: 0.85,
  '@media': { [screen.phone]: { display: 'none' } },
});
export const key = style({
  color: theme.game.plankFrame,
  fontFamily: theme.font.body,
  '@media': { [screen.touch]: { display: 'none' } },
});
