import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';
import { select } from './Select.css.ts';

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space[1]} ${theme.space[4]}`,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
});
export const figure = style({ display: 'flex', alignItems: 'baseline', gap: theme.space[2] });
export const label = style({ color: theme.game.windowFrame, fontSize: theme.size.small });
export const value = style({ margin: 0 });
export const takers = style([select, { maxWidth: '120px' }]);
