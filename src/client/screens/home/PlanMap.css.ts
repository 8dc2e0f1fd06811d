import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

const { map } = theme;

export const sheet = style({ fill: map.paper });
export const rule = style({ fill: 'none', stroke: map.grid, strokeWidth: '0.022' });
export const strongRule = style([rule, { stroke: map.gridStrong }]);
export const wall = style({ fill: 'none', stroke: map.wall, strokeWidth: '0.13', strokeLinecap: 'square' });
export const door = style({ fill: map.paper, stroke: map.door, strokeWidth: '0.045' });
export const stairs = style({ fill: 'none', stroke: map.eventInk, strokeWidth: '0.07', strokeLinecap: 'round' });
export const number = style({
  fill: map.coordinate,
  fontSize: '0.25px',
  textAnchor: 'middle',
  dominantBaseline: 'central',
});
