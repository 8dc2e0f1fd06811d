import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

const { color, map } = theme;

/** The colours of up to five lines: distinct in both themes, each 3:1 on the panel. */
const INKS = {
  first: color.accent,
  second: map.door,
  third: map.gate,
  fourth: map.hiddenDoor,
  fifth: map.lockedDoor,
};

export const chart = style({ display: 'flex', flexDirection: 'column', gap: theme.space[2], minWidth: 0, margin: 0 });
export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${theme.space[1]} ${theme.space[4]}`,
  fontSize: theme.size.small,
});
export const title = style({ fontWeight: theme.weight.bold });
export const readOut = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${theme.space[3]}`,
  fontVariantNumeric: 'tabular-nums',
});
export const said = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space[1] });
export const usual = style({ color: color.textMuted });
export const mark = styleVariants(INKS, (ink) => ({ width: '10px', height: '3px', background: ink }));

export const plot = style({ position: 'relative' });
/** Lies over the plot; only its focus ring is visible, as that of the chart. */
export const reader = style({
  position: 'absolute',
  zIndex: 1,
  top: 0,
  left: '44px',
  width: 'calc(100% - 58px)',
  height: '182px',
  margin: 0,
  opacity: 0,
  cursor: 'crosshair',
  touchAction: 'pan-y',
});
export const picture = style({ display: 'block', maxWidth: '100%', overflow: 'visible' });
globalStyle(`${reader}:focus-visible + ${picture}`, {
  outline: `${theme.focusRing.width} solid ${color.focus}`,
  outlineOffset: theme.focusRing.offset,
  borderRadius: theme.radius.small,
});

export const grid = style({ stroke: color.line, strokeWidth: 1, shapeRendering: 'crispEdges' });
const tick = style({ fill: color.textMuted, fontSize: theme.size.small, fontVariantNumeric: 'tabular-nums' });
export const tickY = style([tick, { textAnchor: 'end', dominantBaseline: 'central' }]);
export const tickX = style([tick, { textAnchor: 'middle' }]);
export const cursor = style({ stroke: color.controlBorder, strokeWidth: 1 });

export const line = styleVariants(INKS, (ink) => ({
  fill: 'none',
  stroke: ink,
  strokeWidth: 2,
  strokeLinejoin: 'round',
}));
export const dashed = style({ strokeDasharray: '4 4', strokeWidth: 1.5, opacity: 0.75 });
export const bar = styleVariants(INKS, (ink) => ({ fill: ink }));
export const dot = styleVariants(INKS, (ink) => ({ fill: ink, stroke: color.surface, strokeWidth: 2 }));

export const summary = style({ fontSize: theme.size.small, fontWeight: theme.weight.medium, cursor: 'pointer' });
export const scroll = style({ maxHeight: '280px', overflow: 'auto' });
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
});
export const tableCaption = style({ padding: `${theme.space[1]} 0`, textAlign: 'start' });
globalStyle(`${table} :is(th, td)`, {
  padding: `${theme.space.half} ${theme.space[2]}`,
  borderTop: `1px solid ${color.line}`,
  fontWeight: theme.weight.normal,
  textAlign: 'end',
});
globalStyle(`${table} thead th`, { fontWeight: theme.weight.bold });
