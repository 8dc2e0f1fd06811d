import { globalStyle, style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[3] });
export const search = style({
  width: '280px',
  marginInlineStart: 'auto',
  '@media': { [screen.phone]: { width: '100%', order: 1 } },
});
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[3] });
export const count = style({
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
});

/** A picture with the title and the next step next to it. */
export const glance = style({ display: 'flex', alignItems: 'center', gap: theme.space[3] });

/** A long title is cut off after two lines; the tooltip and the scenario's own page show all of it. */
export const title = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  '@media': { [screen.phone]: { display: 'block' } },
});

/** A date with its time below, and below that the zone if it is shown. */
export const time = style({
  display: 'inline-block',
  width: 'min-content',
  minWidth: '5.6em',
  overflowWrap: 'normal',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [screen.phone]: { width: 'auto', minWidth: 0 } },
});

export const code = style({
  color: theme.color.textMuted,
  fontFamily: theme.font.code,
  fontSize: theme.size.small,
});

/** Two lines of eight characters. */
export const id = style([
  code,
  {
    display: 'inline-flex',
    flexDirection: 'column',
    width: '8ch',
    overflowWrap: 'anywhere',
    '@media': { [screen.phone]: { width: 'auto' } },
  },
]);
/** Two side by side: a row is two lines high anyway, and the table is as wide as a small screen. */
export const actions = style({
  display: 'inline-grid',
  gridTemplateColumns: 'repeat(2, auto)',
  gap: theme.space.half,
  '@media': { [screen.phone]: { display: 'inline-flex' } },
});

/** A mark on a scenario below its title. */
export const sharedMark = style({
  display: 'inline-block',
  padding: `0 ${theme.space[2]}`,
  borderRadius: theme.radius.small,
  background: theme.color.accentWash,
  color: theme.color.accentText,
  fontSize: theme.size.small,
  fontWeight: theme.weight.normal,
});

/** The upgraded fields of an older file. */
export const upgradedFrame = style({ overflow: 'auto', maxHeight: '220px', marginTop: theme.space[2] });
export const upgraded = style({ width: '100%', fontSize: theme.size.small, borderCollapse: 'collapse' });
globalStyle(`${upgraded} :is(th, td)`, {
  padding: `${theme.space[1]} ${theme.space[2]}`,
  borderBottom: `1px solid ${theme.color.line}`,
  textAlign: 'start',
});
