import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '#client/ui/theme.css.ts';

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: theme.space[4] });
export const kind = style({ width: '220px' });
export const counts = style({
  marginInlineStart: 'auto',
  color: theme.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const severity = recipe({
  base: { padding: `0 ${theme.space[2]}`, borderRadius: theme.radius.small, fontSize: theme.size.small },
  variants: {
    severity: {
      error: { background: theme.color.dangerWash, color: theme.color.dangerText },
      warning: { background: theme.color.warningWash, color: theme.color.warningText },
    },
  },
});
