import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

const { map } = theme;

export const sheet = style({ fill: map.paper, stroke: map.gridStrong, strokeWidth: '0.04' });
export const rule = style({ fill: 'none', stroke: map.grid, strokeWidth: '0.03' });
export const wall = style({ fill: 'none', stroke: map.wall, strokeWidth: '0.11', strokeLinecap: 'round' });
export const door = style({ fill: 'none', stroke: map.door, strokeWidth: '0.2', strokeLinecap: 'butt' });
export const reader = style({ fill: theme.color.accent });
