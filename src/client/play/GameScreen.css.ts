import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';
import { board } from './game.css.ts';

const gap = theme.space[2];

/** The dark of the labyrinth, by day as by night. */
export const game = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 272px',
  gridTemplateRows: 'minmax(0, 1fr) 216px',
  gridTemplateAreas: '"view beside" "words beside"',
  gap,
  minWidth: 0,
  minHeight: 0,
  padding: gap,
  background: '#17161a',
  colorScheme: 'dark',
  '@media': {
    [screen.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'minmax(160px, 1fr) minmax(120px, auto) auto auto',
      gridTemplateAreas: '"view" "words" "beside" "pad"',
      gap: theme.space[1],
      padding: theme.space[1],
    },
  },
});

export const view = style([board, { gridArea: 'view', display: 'flex', minWidth: 0, minHeight: 0, padding: 0 }]);
export const words = style({ gridArea: 'words', display: 'grid', minWidth: 0, minHeight: 0 });
export const beside = style({
  gridArea: 'beside',
  display: 'flex',
  flexDirection: 'column',
  gap,
  minHeight: 0,
  overflowY: 'auto',
});
export const pad = style({ gridArea: 'pad', display: 'none', '@media': { [screen.phone]: { display: 'block' } } });

/** What is spoken of, before the view. */
export const picture = style({
  gridArea: '1 / 1',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: 'min(40%, 240px)',
  aspectRatio: '1',
  padding: theme.space[3],
  border: `4px double ${theme.game.windowFrame}`,
  borderRadius: theme.radius.large,
  background: '#f1ead8',
});

export const doing = style({ display: 'flex', flex: 'none', flexDirection: 'column', gap, minHeight: 0 });

export const map = style([
  board,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: theme.space[1],
    padding: theme.space[2],
    '@media': { [screen.phone]: { display: 'none' } },
  },
]);
export const place = style({
  color: theme.game.windowFrame,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'pre-wrap',
});
