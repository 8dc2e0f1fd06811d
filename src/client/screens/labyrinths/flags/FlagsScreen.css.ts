import { globalStyle, style } from '@vanilla-extract/css';
import { labelRow } from '#client/ui/Field.css.ts';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

export const events = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  alignItems: 'start',
  gap: theme.space[4],
  '@media': { 'screen and (max-width: 1099px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const table = style({ display: 'flex', height: '560px', minHeight: 0 });
/** A long list scrolls by itself, so that the places below it do not move. */
export const used = style({});
globalStyle(`${used} > div`, { '@media': { [screen.desk]: { maxHeight: '300px' } } });
export const way = style({ display: 'block' });

/** In a table the column's head replaces the field's label, which stays for assistive technology. */
export const cell = style({ minWidth: '160px', '@media': { [screen.phone]: { minWidth: 0 } } });
globalStyle(`${cell} label:not(:has(input)), ${cell} dt`, { position: 'absolute', clipPath: 'inset(50%)' });
globalStyle(`${cell} [data-path] > div > div`, { position: 'relative' });
// The remaining width is shown during typing, on the edge of the box: a line above every box would make each row half as high again.
globalStyle(`${cell} ${labelRow}`, {
  position: 'absolute',
  top: '-8px',
  right: theme.space[1],
  zIndex: theme.layer.sticky,
  paddingInline: theme.space[1],
  borderRadius: theme.radius.small,
  background: theme.color.surface,
  opacity: 0,
});
globalStyle(`${cell} :focus-within > ${labelRow}`, { opacity: 1 });
// On phones a text field has the width of its card, below the name of its column.
globalStyle(`td:has(> ${cell} input[type="text"])`, {
  '@media': { [screen.phone]: { flexDirection: 'column', alignItems: 'stretch', gap: theme.space[1] } },
});
export const forced = style({ color: theme.color.textMuted, fontSize: theme.size.small });
export const help = style({ marginBottom: theme.space[3], color: theme.color.textMuted });
