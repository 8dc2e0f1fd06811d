import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const control = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.space[6],
  minWidth: 0,
  '@media': { [screen.phone]: { flexDirection: 'column', alignItems: 'stretch', gap: theme.space[3] } },
});
export const map = style({
  position: 'relative',
  flex: '0 1 313px',
  alignSelf: 'flex-start',
  minWidth: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  selectors: {
    'button&': { cursor: 'crosshair' },
  },
});
export const picture = style({ display: 'block', width: '100%', height: 'auto', outline: `1px solid ${color.line}` });
const mark = style({ position: 'absolute', pointerEvents: 'none' });
export const entrance = style([
  mark,
  { background: theme.map.cursor, border: `2px solid ${color.surface}`, borderRadius: '50%' },
]);
export const cursor = style([mark, { border: `3px solid ${theme.map.cursor}`, background: theme.map.hover }]);
export const fields = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[3],
  flex: 1,
  minWidth: 0,
});
export const numbers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 112px))',
  gap: theme.space[3],
});
export const help = style({ color: color.textMuted, fontSize: theme.size.small, minHeight: '1em' });
