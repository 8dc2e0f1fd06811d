import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

/** Separated from the previous page by a rule. */
export const page = style({
  display: 'block',
  selectors: { '& + &': { marginTop: theme.space[1], borderTop: `1px dashed ${theme.color.controlBorder}` } },
});
export const pageName = style({ display: 'block', color: theme.color.textMuted, fontSize: theme.size.small });
