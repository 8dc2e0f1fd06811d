import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '#client/ui/theme.css.ts';

/** Windows in which list and form are not side by side. */
const narrow = 'screen and (max-width: 1099px)';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[2],
});
/** The list stands next to the form if there is room. */
export const toList = style({ display: 'none', '@media': { [narrow]: { display: 'block' } } });

export const screen = style({
  display: 'grid',
  gridTemplateColumns: '216px minmax(0, 1fr)',
  alignItems: 'start',
  width: '100%',
  maxWidth: '1560px',
  margin: '0 auto',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const list = recipe({
  // As high as the form, so that the list inside of it can be sticky.
  base: { alignSelf: 'stretch', minWidth: 0, padding: `0 0 0 ${theme.space[6]}` },
  variants: {
    isAlone: {
      false: { '@media': { [narrow]: { display: 'none' } } },
      true: { '@media': { [narrow]: { padding: `0 ${theme.space[3]}` } } },
    },
  },
});

/** Replaces the form while no NPC is chosen. */
export const nobody = style({
  padding: `${theme.space[3]} ${theme.space[6]}`,
  '@media': { [narrow]: { gridRow: 1, padding: theme.space[3] } },
});
