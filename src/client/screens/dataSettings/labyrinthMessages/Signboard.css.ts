import { globalStyle, style } from '@vanilla-extract/css';
import { HALF_AND_FULL } from '#client/ui/halfWidth.css.ts';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';
import { SIGNBOARD_SIZE } from '#domain/resources/signboard.ts';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: '232px minmax(0, 1fr)',
  gap: theme.space[4],
  alignItems: 'start',
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** All ten are visible. */
export const list = style({
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.large,
  background: theme.color.surface,
  listStyle: 'none',
});
export const name = style({
  overflow: 'hidden',
  fontWeight: theme.weight.medium,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const sheets = style({ display: 'flex', flexDirection: 'column', gap: theme.space[4], minWidth: 0 });
/** The other language's board next to the history; below each other if there is no room for both. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
  gap: theme.space[4],
  alignItems: 'start',
});

/** Half a full-width character, as large as the board draws it if there is room. */
const COLUMNS = SIGNBOARD_SIZE.columns;
const HALF = '10px';
/** The padding between the frame of a board and its text, as in GameWindow. */
const INSET = '16px';
/** The field has the width and the lines of the board, in a font whose full-width characters are as wide as two half-width ones. */
export const writing = style({ containerType: 'inline-size' });
globalStyle(`${writing} textarea`, {
  height: `calc(${SIGNBOARD_SIZE.lines} * 1lh + 2 * ${INSET})`,
  padding: INSET,
  fontFamily: HALF_AND_FULL,
  fontSize: theme.size.title,
  lineHeight: '1.2',
  '@media': {
    [screen.phone]: {
      padding: theme.space.half,
      // As many columns as the board has, but never so small that a phone zooms in.
      fontSize: `clamp(16px, calc((100cqw - 3 * ${theme.space.half}) / ${COLUMNS / 2}), ${theme.size.title})`,
    },
  },
});
/** The field next to the board, both of the same width. */
export const editor = style([
  pair,
  { gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, 380px), calc(${COLUMNS} * ${HALF} + 2 * ${INSET})))` },
]);
/** Aligns the board with the field, which stands below a label. */
export const hanging = style({
  paddingTop: `calc(${theme.size.small} * ${theme.lineHeight.tight} + ${theme.space[1]})`,
  '@media': { [screen.phone]: { paddingTop: 0 } },
});
/** The other language's board is smaller: it is only for comparison. */
export const smaller = style({ maxWidth: '264px' });
