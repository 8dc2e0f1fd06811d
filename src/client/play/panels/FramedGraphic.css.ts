import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

/** The current subject, in front of the view. */
export const frame = style({
  gridArea: '1 / 1',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: 'min(40%, 240px)',
  aspectRatio: '1',
  padding: theme.space[3],
  border: `4px double ${theme.game.windowFrame}`,
  borderRadius: theme.radius.large,
  background: theme.game.paper,
});
