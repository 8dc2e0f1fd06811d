import { globalStyle, style } from '@vanilla-extract/css';
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
      justifyContent: 'space-between',
      gap: 0,
    },
  },
});

export const elsewhere = style({ '@media': { [screen.phone]: { display: 'none' } } });

export const onPhones = style({ display: 'none', '@media': { [screen.phone]: { display: 'inline' } } });

export const gap = style({
  marginInlineStart: theme.space[2],
  '@media': { [screen.phone]: { marginInlineStart: 0 } },
});

/** A word below each icon on phones, where no tooltip appears because no pointer hovers. */
export const word = style({
  display: 'none',
  '@media': { [screen.phone]: { display: 'block', fontSize: theme.size.small, lineHeight: theme.lineHeight.single } },
});
globalStyle(`${bar} button`, {
  '@media': {
    [screen.phone]: {
      flexDirection: 'column',
      gap: theme.space[1],
      aspectRatio: 'auto',
      minWidth: '40px',
      minHeight: '46px',
    },
  },
});
