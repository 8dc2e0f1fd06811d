import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

/** Covers the area below the map: the map keeps its size with all cells visible, and the floating part stays under the pointer. */
export const place = style({ position: 'relative', height: 0, zIndex: 1 });

export const bar = style({
  position: 'absolute',
  // Over the status line; in a narrow window a second line grows over the map instead of out of the window.
  bottom: '-28px',
  left: '50%',
  transform: 'translateX(-50%)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space[1],
  width: 'max-content',
  maxWidth: `calc(100% - 2 * ${theme.space[3]})`,
  padding: `0 ${theme.space[2]}`,
  borderInline: `1px solid ${color.controlBorder}`,
  borderRadius: theme.radius.small,
  background: color.surface,
  boxShadow: theme.shadow.high,
  fontSize: theme.size.small,
  // On a phone it replaces the tools, which are of no use meanwhile.
  '@media': {
    [screen.phone]: {
      top: 0,
      bottom: 'auto',
      left: 0,
      right: 0,
      transform: 'none',
      width: 'auto',
      maxWidth: 'none',
      borderInline: 0,
      borderRadius: 0,
      boxShadow: 'none',
      rowGap: 0,
      // As high as the tools and the status line together.
      minHeight: '79px',
      paddingBlock: '1px',
    },
  },
});

export const words = style({
  display: 'flex',
  gap: theme.space[1],
  // Below the buttons, of which only one line fits.
  '@media': {
    [screen.phone]: { order: 1, flex: '1 0 100%', justifyContent: 'center', lineHeight: theme.lineHeight.tight },
  },
});

export const dropped = style({ color: color.dangerText });
