import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const road = style({ margin: 0, padding: 0, listStyle: 'none' });

/** A mark, the task, and its state; on phones the state is below. */
export const step = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 5fr) minmax(0, 6fr)',
  alignItems: 'center',
  columnGap: theme.space[3],
  minHeight: theme.control.touch,
  padding: `${theme.space[1]} ${theme.space[4]}`,
  borderInlineStart: '4px solid transparent',
  selectors: {
    '& + &': { borderTop: `1px solid ${color.line}` },
    '&[aria-current]': { borderInlineStartColor: color.accent, background: color.accentWash },
  },
  '@media': { [screen.phone]: { gridTemplateColumns: '24px minmax(0, 1fr)', paddingBlock: theme.space[2] } },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  border: `1px solid ${color.controlBorder}`,
  borderRadius: '50%',
  color: color.textMuted,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
});
export const done = style([mark, { borderColor: color.successText, color: color.successText }]);

export const way = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[3], minWidth: 0 });
export const next = style({ color: color.accentText, fontSize: theme.size.small, fontWeight: theme.weight.bold });

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[4],
  rowGap: theme.space[1],
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [screen.phone]: { gridColumn: 2, fontSize: theme.size.small } },
});
export const status = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space[1] });
