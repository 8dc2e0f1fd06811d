/** The look of all parts of the game: windows on a dark ground, the same in both themes. */
import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const board = style({
  border: `4px double ${theme.game.windowFrame}`,
  borderRadius: theme.radius.large,
  background: theme.game.window,
  color: theme.game.windowText,
});

/** A choice in the game. */
export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[2],
  minHeight: theme.control.medium,
  padding: `${theme.space[1]} ${theme.space[3]}`,
  border: '1px solid rgb(217 211 195 / 0.55)',
  borderRadius: theme.radius.small,
  background: 'rgb(255 255 255 / 0.05)',
  color: theme.game.windowText,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: 'rgb(255 255 255 / 0.14)' },
    '&:active': { background: 'rgb(255 255 255 / 0.22)' },
    '&:focus-visible': { outline: `2px solid ${theme.game.windowFrame}`, outlineOffset: '2px' },
  },
  '@media': { '(pointer: coarse)': { minHeight: theme.control.touch } },
});

/** A text field in the game. */
export const field = style({
  width: '220px',
  minHeight: theme.control.medium,
  padding: `${theme.space[1]} ${theme.space[2]}`,
  border: `1px solid ${theme.game.windowFrame}`,
  borderRadius: theme.radius.small,
  background: theme.game.depth,
  color: theme.game.windowText,
  fontSize: theme.size.large,
});
