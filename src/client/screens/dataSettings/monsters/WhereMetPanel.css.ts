import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 2fr) minmax(48px, 1fr) 56px minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.space[3],
  padding: `${theme.space[1]} 0`,
  borderTop: `1px solid ${theme.color.line}`,
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: theme.space[1] } },
});
export const figure = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
/** On a line of its own below the place. */
export const leader = style({ display: 'block' });
