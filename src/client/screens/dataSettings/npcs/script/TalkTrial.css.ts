import { globalStyle, style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color, space } = theme;

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
export const flags = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style({ float: 'left', marginInlineEnd: space[3], padding: 0, fontWeight: theme.weight.bold });
export const note = style({ margin: 0, color: color.textMuted, fontSize: theme.size.small });
/** The game needs a height of its own inside of a dialog. */
export const game = style({
  display: 'grid',
  height: '520px',
  minWidth: 0,
  borderRadius: theme.radius.large,
  overflow: 'hidden',
  '@media': { [screen.phone]: { height: 'auto' } },
});
globalStyle(`${game} > *`, { minHeight: 0 });
