import { style } from '@vanilla-extract/css';
import { handle } from './Slider.css.ts';
import { theme } from './theme.css.ts';

const { color } = theme;

export const slider = style({ minWidth: 0, padding: `0 ${theme.space[3]}` });
export const track = style({
  position: 'relative',
  height: '44px',
  border: `1px solid ${color.controlBorder}`,
  borderRadius: theme.radius.small,
  background: color.sunken,
  cursor: 'pointer',
});
export const thumb = style([
  handle,
  { width: '24px', height: '40px', border: `2px solid ${color.surface}`, borderRadius: theme.radius.large },
]);
