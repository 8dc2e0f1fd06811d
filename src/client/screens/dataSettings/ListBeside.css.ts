import { style } from '@vanilla-extract/css';
import { screen as media } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[2],
  padding: `${theme.space[2]} ${theme.space[6]} 0`,
  '@media': { [media.phone]: { padding: `${theme.space[2]} ${theme.space[3]} 0` } },
});

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'clamp(216px, 20%, 280px) minmax(0, 1fr)',
  alignItems: 'start',
  width: '100%',
  maxWidth: '1560px',
  margin: '0 auto',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** As high as the form, so that the list inside of it can be sticky. */
export const list = style({
  alignSelf: 'stretch',
  minWidth: 0,
  paddingInlineStart: theme.space[6],
  '@media': {
    [media.narrow]: { padding: `0 ${theme.space[6]} ${theme.space[6]}` },
    [media.phone]: { padding: `0 ${theme.space[3]} ${theme.space[6]}` },
  },
});

/** Replaces the form while no record is chosen. */
export const nobody = style({
  padding: `${theme.space[3]} ${theme.space[6]}`,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.narrow]: { gridRow: 1 }, [media.phone]: { padding: theme.space[3] } },
});
