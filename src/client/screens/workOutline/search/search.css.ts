import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '#client/ui/theme.css.ts';

const { color, space } = theme;

export const band = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minWidth: 0,
  selectors: { '& + &': { paddingTop: space[4], borderTop: `1px solid ${color.line}` } },
});

/** The counted value, as wide as its text. */
export const counted = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[1]} ${space[3]}`,
    padding: `${space[1]} ${space[3]}`,
    borderInlineStart: '3px solid',
    borderRadius: theme.radius.small,
    fontSize: theme.size.small,
  },
  variants: {
    state: {
      same: { borderColor: color.line, background: color.sunken, color: color.textMuted },
      unset: { borderColor: color.accent, background: color.accentWash, color: color.text },
      differs: { borderColor: color.accent, background: color.accentWash, color: color.text },
    },
  },
});
export const count = style({ fontWeight: theme.weight.bold, fontVariantNumeric: 'tabular-nums' });
export const about = style({ gridColumn: '1 / -1', color: color.textMuted });
