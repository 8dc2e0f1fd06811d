import { globalStyle, style } from '@vanilla-extract/css';
import { fields } from '#client/resource/composites/FieldSet.css.ts';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

/** The names, next to the menu that they form. */
export const names = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 360px)',
  alignItems: 'start',
  gap: theme.space[6],
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space[4] } },
});
export const list = style({ display: 'flex', flexDirection: 'column', gap: theme.space[2], minWidth: 0 });
/** Both languages of a name side by side. */
globalStyle(`${list} ${fields}`, { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' });
export const menus = style({ display: 'flex', flexDirection: 'column', gap: theme.space[4], minWidth: 0 });
