import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

/** The four directions around the centre, which stands for any or none, as on a compass. */
export const rose = style({
  display: 'grid',
  gridTemplateAreas: '". north ." "west none east" ". south ."',
  gridTemplateColumns: 'repeat(3, max-content)',
  gap: theme.space.half,
});

export const direction = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    minWidth: '34px',
    minHeight: '30px',
    padding: `0 ${theme.space[1]}`,
    border: `1px solid ${color.line}`,
    borderRadius: theme.radius.small,
    fontSize: theme.size.small,
    lineHeight: theme.lineHeight.tight,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: color.hover },
      '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
      '&[data-selected]': { borderColor: color.accent, background: color.accentWash, color: color.accentText },
      '&[data-disabled]': { color: color.textDisabled, cursor: 'default' },
    },
    '@media': { [screen.touch]: { minWidth: theme.control.touch, minHeight: theme.control.touch } },
  },
  variants: {
    side: {
      none: { gridArea: 'none' },
      north: { gridArea: 'north' },
      east: { gridArea: 'east' },
      south: { gridArea: 'south' },
      west: { gridArea: 'west' },
    },
  },
  defaultVariants: { side: 'none' },
});

/** An arrow that points upwards, rotated to its side. */
export const arrow = recipe({
  variants: {
    side: {
      none: {},
      north: {},
      east: { transform: 'rotate(90deg)' },
      south: { transform: 'rotate(180deg)' },
      west: { transform: 'rotate(270deg)' },
    },
  },
});
