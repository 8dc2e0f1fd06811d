import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.half,
  '@media': {
    [screen.phone]: {
      flex: 1,
      flexWrap: 'nowrap',
      justifyContent: 'flex-end',
    },
  },
});

/** Done with two fingers, or of no use, on a phone. */
export const elsewhere = style({ '@media': { [screen.phone]: { display: 'none' } } });

export const onPhones = style({ display: 'none', '@media': { [screen.phone]: { display: 'inline' } } });

export const gap = style({
  marginInlineStart: theme.space[2],
  '@media': { [screen.phone]: { marginInlineStart: 0 } },
});
