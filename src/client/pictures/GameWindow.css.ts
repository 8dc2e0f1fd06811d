import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { HALF_WIDTH } from '#client/ui/halfWidth.css.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color, game } = theme;
/** The width of a half-width column; it grows with the width of the window. */
const column = 'var(--column)';
/** Half-width columns of the window, and of the widest line, which has at least as many. */
const columns = 'var(--columns)';
const widest = 'var(--widest)';
const inset = theme.space[3];

export const figure = style({ flex: '1 1 0', minWidth: 0, margin: 0 });
/** A line that is too wide shrinks the window until the line fits. This happens only during typing, with the focus in the field. */
export const scale = recipe({
  base: { containerType: 'inline-size' },
  variants: { isTooWide: { false: { maxWidth: `calc(${columns} * 10px + 40px)` }, true: { overflowX: 'auto' } } },
});

export const board = style({
  vars: { '--column': `clamp(3px, (100cqw - 2 * ${inset} - 8px) / ${widest}, 10px)` },
  width: 'max-content',
  fontSize: `calc(${column} * 1.8)`,
  fontFamily: theme.font.body,
});

export const frame = recipe({
  base: { padding: inset, borderRadius: theme.radius.large, border: '4px double' },
  variants: {
    look: {
      message: { background: game.window, borderColor: game.windowFrame, color: game.windowText },
      signboard: { background: game.plank, borderColor: game.plankFrame, color: game.plankText },
    },
  },
});

export const line = style({
  display: 'flex',
  width: `calc(${column} * ${columns})`,
  height: `calc(${column} * 2.4)`,
  lineHeight: `calc(${column} * 2.4)`,
  whiteSpace: 'pre',
});

/** Centres the glyph in its cell, whatever its width in the font. */
export const cell = recipe({
  base: { display: 'flex', flex: 'none', justifyContent: 'center' },
  variants: {
    width: {
      // A letter of the face is half as wide as it is high, so this one fills its column.
      1: { width: column, fontFamily: HALF_WIDTH, fontSize: `calc(${column} * 2)` },
      2: { width: `calc(${column} * 2)` },
    },
    isOutside: {
      false: {},
      true: { background: color.dangerWash, color: color.dangerText },
    },
  },
});

/** Lines that the game does not show. */
export const below = style({ padding: `${theme.space[1]} calc(${inset} + 4px)` });

export const caption = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${theme.space[3]}`,
    marginTop: theme.space[1],
    fontSize: theme.size.small,
  },
  variants: { isOver: { false: { color: color.textMuted }, true: { color: color.dangerText } } },
});
