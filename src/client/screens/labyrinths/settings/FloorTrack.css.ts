import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';
import { hatching } from './hatching.ts';

const { color } = theme;
const band = style({ position: 'absolute', pointerEvents: 'none', borderRadius: theme.radius.small });

export const place = style({ minWidth: 0 });
/** The upper half shows the existing floors and labyrinths, the lower half the selection. */
export const other = style([
  band,
  {
    top: '2px',
    height: '18px',
    overflow: 'hidden',
    paddingLeft: '3px',
    background: color.controlBorder,
    color: color.surface,
    fontSize: theme.size.small,
    lineHeight: '18px',
  },
]);
export const own = style([
  band,
  { bottom: '2px', height: '22px', background: color.accentWash, border: `1px solid ${color.accent}` },
]);
export const shared = style([band, { top: '2px', bottom: '2px', background: hatching }]);
export const painted = style([
  band,
  { bottom: '2px', width: '4px', height: '4px', marginLeft: '-2px', background: color.text },
]);
export const scale = style({ position: 'relative', height: '18px', margin: `0 ${theme.space[6]}` });
export const mark = style({
  position: 'absolute',
  transform: 'translateX(-50%)',
  color: color.textMuted,
  fontSize: theme.size.small,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
});
