import { style } from '@vanilla-extract/css';
import { jump } from '#client/resource/status/jump.css.ts';
import { theme } from '#client/ui/theme.css.ts';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[1],
  margin: 0,
  padding: 0,
  fontSize: theme.size.small,
  listStyle: 'none',
});
export const message = style({ display: 'block' });
export const toProblem = style([jump, { fontWeight: theme.weight.bold }]);
/** Not in a notice: there is nothing to do. */
export const meant = style({ color: theme.color.textMuted, fontSize: theme.size.small });
