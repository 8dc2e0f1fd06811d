import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { choice } from '#client/play/game.css.ts';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

/** Two parts side by side if both columns of stats have room, and the name below them. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
  gap: theme.space[4],
  alignItems: 'start',
});
export const part = style({ display: 'flex', flexDirection: 'column', gap: theme.space[3], minWidth: 0 });
export const note = style({ minHeight: '1.4em', color: theme.game.windowFrame, fontSize: theme.size.small });
export const legend = style({ padding: 0, color: theme.game.gold, fontSize: theme.size.small });
export const action = style([
  choice,
  {
    borderColor: theme.game.gold,
    selectors: { '&:disabled': { opacity: 0.45, cursor: 'default' } },
  },
]);

export const roll = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[3] });
export const points = style({ fontVariantNumeric: 'tabular-nums' });
const bare = { minWidth: 0, margin: 0, padding: 0, border: 0 } as const;
/** Below both parts. */
export const classes = style({ ...bare, gridColumn: '1 / -1' });
export const stats = style({
  ...bare,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, max-content minmax(0, 1fr))',
  gap: theme.space[1],
  '@media': { [screen.phone]: { gridTemplateColumns: 'max-content minmax(0, 1fr)' } },
});

export const jobs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(158px, 1fr))',
  gap: theme.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const job = recipe({
  base: [
    choice,
    {
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: 0,
      width: '100%',
      height: '100%',
      transition: `border-color ${theme.duration.calm}, opacity ${theme.duration.calm}`,
      selectors: {
        '&[aria-pressed="true"]': {
          background: theme.game.gold,
          color: theme.game.onGold,
          borderColor: theme.game.gold,
        },
      },
    },
  ],
  variants: {
    isFit: {
      true: { borderColor: theme.game.gold, boxShadow: '0 0 10px rgb(232 200 114 / 0.25)' },
      false: { opacity: 0.62, cursor: 'default', selectors: { '&:hover': { background: 'rgb(255 255 255 / 0.05)' } } },
    },
  },
});
export const jobName = style({ fontWeight: theme.weight.bold });
export const asks = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space[2], fontSize: theme.size.small });
export const ask = recipe({
  base: {},
  variants: {
    isMet: {
      true: {},
      false: {
        color: theme.game.warning,
        selectors: { '[aria-pressed="true"] &': { color: theme.game.warningOnGold } },
      },
    },
  },
});

export const end = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: theme.space[3],
  paddingTop: theme.space[3],
  borderTop: '1px solid rgb(217 211 195 / 0.35)',
});
