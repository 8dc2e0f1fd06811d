import { style } from '@vanilla-extract/css';
import { handle } from './Slider.css.ts';
import { theme } from './theme.css.ts';

const { color } = theme;

/** The width of a handle in CSS pixels; targets are no smaller. */
const HANDLE = 24;

export const slider = style({ minWidth: 0, padding: `0 ${HANDLE}px` });
export const track = style({
  position: 'relative',
  height: '44px',
  border: `1px solid ${color.controlBorder}`,
  borderRadius: theme.radius.small,
  background: color.sunken,
  cursor: 'pointer',
});
const thumb = style([handle, { width: `${HANDLE}px`, height: '40px', border: `2px solid ${color.surface}` }]);
/** Each handle stands outside of the selected range, like a bracket, so that they hide neither the range nor each other. */
export const first = style([
  thumb,
  { marginLeft: `${-HANDLE / 2}px`, borderRadius: `${theme.radius.large} 0 0 ${theme.radius.large}` },
]);
export const last = style([
  thumb,
  { marginLeft: `${HANDLE / 2}px`, borderRadius: `0 ${theme.radius.large} ${theme.radius.large} 0` },
]);
