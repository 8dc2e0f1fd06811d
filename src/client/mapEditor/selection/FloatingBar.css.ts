import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

/** Over the foot of the map, which keeps its size: what is held stays below the pointer. */
export const place = style({ position: 'relative', height: 0, zIndex: 1 });

export const bar = style({
  position: 'absolute',
  bottom: theme.space[3],
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
});

export const dropped = style({ color: color.dangerText });
