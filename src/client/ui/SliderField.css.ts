import { globalStyle, style } from '@vanilla-extract/css';
import { labelRow } from './Field.css.ts';
import { theme } from './theme.css.ts';
import { visuallyHiddenRules } from './visuallyHidden.css.ts';

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 84px',
  alignItems: 'center',
  gap: theme.space[3],
});
export const slider = style({
  display: 'grid',
  gridTemplateColumns: '3em minmax(0, 1fr)',
  alignItems: 'center',
  minWidth: 0,
});
export const label = style({ fontSize: theme.size.small, fontWeight: theme.weight.medium });
/** The name stands before the slider. */
export const number = style({ minWidth: 0 });
globalStyle(`${number} ${labelRow}`, visuallyHiddenRules);
