import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color, space } = theme;

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  width: '100%',
  maxWidth: '1480px',
  margin: '0 auto',
  padding: `${space[2]} ${space[4]} ${space[6]}`,
  '@media': { [screen.phone]: { padding: space[2] } },
});
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const summary = style({ cursor: 'pointer', minHeight: '24px' });
export const problems = style({ margin: 0, paddingInlineStart: space[5] });

/** The charts of a set next to its table, or below it if there is no room. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(280px, 2fr)',
  alignItems: 'start',
  gap: space[4],
  '@media': { '(max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** A table among other content of a page. */
export const tableBox = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: 'clamp(360px, calc(var(--screen-height) - 180px), 720px)',
});
export const lowTable = style({ display: 'flex', flexDirection: 'column', minWidth: 0, height: '420px' });
export const side = style({ display: 'flex', flexDirection: 'column', gap: space[4], minWidth: 0 });

export const powers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))',
  gap: space[5],
  marginTop: space[3],
});

export const lines = style({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 2fr) minmax(80px, 3fr) 5.5em',
  alignItems: 'center',
  gap: space[2],
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
});
export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const figure = style({ textAlign: 'end' });

export const kinds = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
  gap: space[2],
  gridColumn: '1 / -1',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const kindsTitle = style({ padding: `0 0 ${space[1]}`, color: color.textMuted, fontSize: theme.size.small });
export const kind = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: theme.control.medium,
  padding: `${space[1]} ${space[2]}`,
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.small,
  background: color.surface,
});
export const never = style([kind, { background: color.sunken, color: color.textMuted }]);

export const chart = style({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' });
export const chartBar = style({ fill: color.accent, opacity: 0.75 });
export const chartLine = style({ fill: 'none', stroke: color.text, strokeWidth: 2 });
export const chartDot = style({ fill: color.text });
export const chartText = style({ fill: color.textMuted, fontSize: theme.size.small });

export const interval = style({ display: 'block', width: '100%', height: '18px' });
export const track = style({ fill: color.sunken, stroke: color.line });
export const range = style({ stroke: color.text, strokeWidth: 2 });
export const exact = style({ stroke: color.danger, strokeWidth: 2, strokeDasharray: '3 2' });

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  alignItems: 'start',
  gap: space[4],
  marginTop: space[3],
});
export const run = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  marginTop: space[4],
});
export const progress = style({ flex: '1 1 240px', minWidth: 0 });
export const samples = style({ display: 'grid', gap: space[2], margin: 0, paddingInlineStart: space[5] });
