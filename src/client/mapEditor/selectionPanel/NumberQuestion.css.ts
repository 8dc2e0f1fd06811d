import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

/** The records that come along, in columns: kind and number there, name, number here. */
export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr) max-content',
  gap: `${theme.space.half} ${theme.space[3]}`,
  maxHeight: '40dvh',
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
});
export const line = style({ display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' });
