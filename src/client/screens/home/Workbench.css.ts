import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color, map } = theme;

/** The map lies over the corner of the picture; tools and text are next to it, below the picture. */
export const bench = style({
  display: 'grid',
  gridTemplateColumns: `[map-start] 4.4fr [view-start] 2.8fr
    [map-end tools-start keep-start] 4.8fr [view-end tools-end keep-end]`,
  gridTemplateRows: `[view-start] 84px [map-start] 250px
    [view-end tools-start] minmax(216px, auto) [tools-end keep-start] 1fr [map-end keep-end]`,
  columnGap: theme.space[6],
  '@media': {
    [screen.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto auto minmax(64px, auto) auto',
      rowGap: theme.space[4],
      gridTemplateAreas: `'view' 'map' 'tools' 'keep'`,
    },
  },
});

export const view = style({
  gridArea: 'view',
  display: 'block',
  width: '100%',
  height: '100%',
  // The dark around the view.
  background: theme.game.view,
  imageRendering: 'pixelated',
  border: `3px solid ${map.wall}`,
  outline: `1px solid ${map.wall}`,
  outlineOffset: '5px',
  boxShadow: theme.shadow.high,
  '@media': { [screen.phone]: { height: '200px' } },
});

/** The picture of the map in its place and size. */
export const still = style({
  gridArea: 'map',
  position: 'relative',
  display: 'block',
  aspectRatio: '1',
  width: '100%',
  padding: 0,
  border: `2px solid ${map.wall}`,
  background: map.outside,
  boxShadow: theme.shadow.high,
  cursor: 'crosshair',
});
export const plan = style({ width: '100%', height: '100%' });

/** Replaces the tools until they load. */
export const call = style({
  gridArea: 'tools',
  alignSelf: 'center',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  color: color.accentText,
  fontWeight: theme.weight.medium,
});

export const keep = style({
  gridArea: 'keep',
  marginTop: theme.space[4],
  '@media': { [screen.phone]: { marginTop: 0 } },
  color: color.textMuted,
  fontSize: theme.size.small,
});
