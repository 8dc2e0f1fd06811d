import { globalStyle, style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

export const events = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  alignItems: 'start',
  gap: theme.space[4],
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const table = style({ display: 'flex', height: '560px', minHeight: 0 });
export const used = style({ maxHeight: '220px', overflowY: 'auto' });

/** In a table the head of the column says what the label of a field says; it is still spoken. */
export const cell = style({ minWidth: '140px', '@media': { [screen.phone]: { minWidth: 0 } } });
globalStyle(`${cell} label:not(:has(input)), ${cell} dt`, { position: 'absolute', clipPath: 'inset(50%)' });
// On a phone a text has the width of its card, below the name of its column.
globalStyle(`td:has(> ${cell} input[type="text"])`, {
  '@media': { [screen.phone]: { flexDirection: 'column', alignItems: 'stretch', gap: theme.space[1] } },
});
export const forced = style({ color: theme.color.textMuted, fontSize: theme.size.small });
export const help = style({ marginBottom: theme.space[3], color: theme.color.textMuted });
