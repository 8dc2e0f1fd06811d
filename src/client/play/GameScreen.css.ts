import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { BESIDE, screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';
import { board } from './game.css.ts';

const gap = theme.space[2];

/** Rules for a game with little room: on a phone, and beside the map. */
const narrow = <Rules>(rules: Rules) => ({
  '@media': { [screen.phone]: rules },
  selectors: { [`[${BESIDE}] &`]: rules },
});

/** The game, the tools next to it, and the timeline below both. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"game tools" "foot foot"',
  minWidth: 0,
  minHeight: 0,
  background: theme.color.surface,
  ...narrow({ gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"game" "foot"' }),
});
export const tools = style({
  gridArea: 'tools',
  width: '248px',
  minHeight: 0,
  padding: theme.space[3],
  overflowY: 'auto',
  borderInlineStart: `1px solid ${theme.color.line}`,
});
export const foot = style({
  gridArea: 'foot',
  minWidth: 0,
  ...narrow({ display: 'flex', alignItems: 'center' }),
});

/** The dark of the labyrinth, the same in both themes. */
export const game = recipe({
  base: {
    gridArea: 'game',
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 256px',
    gridTemplateRows: 'minmax(0, 1fr) 228px',
    gridTemplateAreas: '"view beside" "words beside"',
    gap,
    minWidth: 0,
    minHeight: 0,
    padding: gap,
    background: theme.game.ground,
    colorScheme: 'dark',
    // It has the focus so that it has the keys, not to be pressed itself.
    outline: 'none',
    ...narrow({
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'minmax(160px, 1fr) auto auto',
      gridTemplateAreas: '"view" "words" "beside"',
      gap: theme.space[1],
      padding: theme.space[1],
    }),
  },
  variants: {
    /** In the city the view needs more room, and the text less. */
    isInTown: {
      true: {
        gridTemplateRows: 'minmax(0, 1fr) 112px',
        ...narrow({ gridTemplateRows: 'minmax(0, 1fr) 84px auto' }),
      },
    },
  },
});

export const view = style([board, { gridArea: 'view', display: 'flex', minWidth: 0, minHeight: 0, padding: 0 }]);
export const words = style({
  gridArea: 'words',
  display: 'grid',
  minWidth: 0,
  minHeight: 0,
  ...narrow({ minHeight: '136px' }),
});
export const beside = style({
  gridArea: 'beside',
  display: 'flex',
  flexDirection: 'column',
  gap,
  minHeight: 0,
  overflowY: 'auto',
});
export const pad = style([
  board,
  {
    flex: 'none',
    padding: theme.space[2],
    // Beside the map the party needs the room, and there are keys.
    selectors: { [`[${BESIDE}] &`]: { display: 'none' } },
    '@media': { [screen.anyTouch]: { selectors: { [`[${BESIDE}] &`]: { display: 'block' } } } },
  },
]);

/** The map in front of the view, as large as the view. */
export const largeMap = style([
  board,
  {
    gridArea: '1 / 1',
    zIndex: 3,
    display: 'grid',
    placeItems: 'center',
    width: 'min(100%, 640px)',
    height: '100%',
    minHeight: 0,
    padding: theme.space[2],
    cursor: 'zoom-out',
  },
]);
export const mapButton = style({
  display: 'flex',
  flex: '1 1 0',
  minHeight: 0,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'zoom-in',
  selectors: { '&:focus-visible': { outline: `2px solid ${theme.game.windowFrame}`, outlineOffset: '2px' } },
});

export const doing = style({ display: 'flex', flex: '0 1 auto', flexDirection: 'column', minWidth: 0, minHeight: 0 });

/** Takes the height that the party leaves. */
export const map = style([
  board,
  {
    display: 'flex',
    flex: '1 1 0',
    flexDirection: 'column',
    gap: theme.space[1],
    minHeight: '140px',
    padding: theme.space[2],
    // On phones it lies in a corner of the view.
    ...narrow({
      position: 'absolute',
      top: theme.space[3],
      right: theme.space[3],
      zIndex: 1,
      width: '96px',
      height: '96px',
      minHeight: 0,
      padding: 0,
      opacity: 0.85,
    } as const),
  },
]);
export const place = style({
  color: theme.game.windowFrame,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'pre-wrap',
  ...narrow({ display: 'none' }),
});
