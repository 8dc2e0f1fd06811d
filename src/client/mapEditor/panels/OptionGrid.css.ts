import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const group = style({ display: 'flex', flexDirection: 'column', gap: theme.space[1] });
export const groupLabel = style({ fontSize: theme.size.small, color: color.textMuted });

export const choices = recipe({
  base: { display: 'flex', gap: theme.space[1] },
  variants: {
    flow: {
      column: { flexDirection: 'column' },
      row: { flexWrap: 'wrap' },
      grid: {
        display: 'grid',
        gridTemplateColumns: 'repeat(8, 1fr)',
        gap: theme.space.half,
        '@media': { [screen.touch]: { gridTemplateColumns: 'repeat(4, 1fr)' } },
      },
    },
  },
});

export const choice = style({
  display: 'flex',
  flex: 'auto',
  alignItems: 'center',
  gap: theme.space[2],
  minHeight: '30px',
  padding: `${theme.space.half} ${theme.space[2]}`,
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.small,
  fontSize: theme.size.small,
  lineHeight: theme.lineHeight.tight,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: color.hover },
    '&[data-selected]': {
      borderColor: color.accent,
      background: color.accentWash,
      color: color.accentText,
      fontWeight: theme.weight.medium,
    },
  },
  '@media': { [screen.touch]: { minHeight: theme.control.touch } },
});

/** A choice that shows only its picture. */
export const pictureChoice = style([choice, { justifyContent: 'center', padding: 0 }]);
