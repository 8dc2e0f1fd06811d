import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

/** Over what is below the map: the map keeps its size and all of its cells in sight, and what is held stays below the pointer. */
export const place = style({ position: 'relative', height: 0, zIndex: 1 });

export const bar = style({
  position: 'absolute',
  top: theme.space.half,
  left: '50%',
  transform: 'translateX(-50%)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space[1],
  width: 'max-content',
  maxWidth: `calc(100% - 2 * ${theme.space[3]})`,
  padding: `${theme.space[1]} ${theme.space[2]}`,
  border: `1px solid ${color.controlBorder}`,
  borderRadius: theme.radius.small,
  background: color.surface,
  boxShadow: theme.shadow.high,
  fontSize: theme.size.small,
  // A phone has no room below the map.
  '@media': { [screen.phone]: { top: 'auto', bottom: theme.space[2] } },
});

export const dropped = style({ color: color.dangerText });
