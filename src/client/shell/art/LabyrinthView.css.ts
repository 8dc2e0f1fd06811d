import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

const { map } = theme;
const ink = { stroke: map.wall, fill: 'none', strokeWidth: '1.1', strokeLinecap: 'round' } as const;

export const ceiling = style({ fill: map.outside });
export const ground = style({ fill: map.grid });
export const beams = style({ fill: map.gridStrong, stroke: map.wall, strokeWidth: '0.8', strokeOpacity: '0.5' });
export const slabs = style({ ...ink, opacity: 0.28 });
export const wall = style({ fill: map.paper, stroke: map.wall, strokeWidth: '1.6', strokeLinejoin: 'round' });
export const stones = style({ ...ink, opacity: 0.34 });
export const door = style({ fill: map.door, fillOpacity: '0.34', stroke: map.wall, strokeWidth: '1.8' });
export const planks = style({ ...ink, opacity: 0.7 });

/** Distance is darkness: by day in ink, by night the black of the slate. */
const dark = ':root[data-theme="dark"] &';
export const shade = style({ fill: theme.color.text, selectors: { [dark]: { fill: theme.color.field } } });
export const shadeStop = style({
  stopColor: theme.color.text,
  selectors: { [dark]: { stopColor: theme.color.field } },
});

/** Somebody has left a lamp burning at the far door. */
export const lightStop = style({
  stopColor: theme.color.warningWash,
  selectors: { [dark]: { stopColor: theme.color.warningText } },
});
export const litDoor = style({
  fill: theme.color.warningWash,
  fillOpacity: '0.8',
  selectors: { [dark]: { fill: theme.color.warningText } },
});
