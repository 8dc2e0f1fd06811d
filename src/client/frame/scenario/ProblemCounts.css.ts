import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const counts = style({ display: 'inline-flex', gap: theme.space.half });
export const count = recipe({
  base: {
    minWidth: '1.6em',
    padding: `0 ${theme.space[1]}`,
    borderRadius: theme.radius.small,
    fontSize: theme.size.small,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: theme.lineHeight.tight,
    textAlign: 'center',
  },
  variants: {
    severity: {
      errors: { background: color.dangerWash, color: color.dangerText, fontWeight: theme.weight.bold },
      warnings: { background: color.warningWash, color: color.warningText },
      information: { background: color.sunken, color: color.textMuted },
    },
  },
});
