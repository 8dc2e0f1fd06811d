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

/** Heads may have two lines, so that the titles get what the other columns leave of a small laptop. */
export const list = style({ minWidth: 0 });
globalStyle(`${list} thead button`, {
  '@media': {
    [screen.desk]: {
      textAlign: 'start',
      whiteSpace: 'normal',
      wordBreak: 'auto-phrase',
      lineHeight: theme.lineHeight.tight,
    },
  },
});
globalStyle(`${list} tbody th`, { '@media': { [screen.desk]: { width: '100%', maxWidth: 0 } } });

/** A picture with the title and, below it, the other title and the next step. */
export const glance = style({ display: 'flex', alignItems: 'center', gap: theme.space[3], minWidth: 0 });
export const words = style({ flex: 1, minWidth: 0 });
export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: theme.space[2],
  minWidth: 0,
  '@media': { [screen.phone]: { flexWrap: 'wrap' } },
});
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
/** A long title is cut off; the tooltip and the scenario's own page show all of it. */
export const title = style({
  minWidth: 0,
  paddingBottom: '1px',
  ...cut,
  '@media': { [screen.phone]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
export const other = style({ minWidth: 0, color: theme.color.textMuted, fontWeight: theme.weight.normal, ...cut });
export const step = style({ flex: 'none', fontWeight: theme.weight.normal });
export const creator = style({
  display: 'block',
  maxWidth: '96px',
  ...cut,
  '@media': { [screen.phone]: { maxWidth: 'none' } },
});

export const time = style({ fontVariantNumeric: 'tabular-nums' });
/** The day is enough in a line of the list; the tooltip has the time too. */
export const clock = style({ '@media': { [screen.desk]: { display: 'none' } } });

export const code = style({
  color: theme.color.textMuted,
  fontFamily: theme.font.code,
  fontSize: theme.size.small,
});

export const id = style([code, { display: 'inline-flex', flexDirection: 'column' }]);
export const actions = style({ display: 'inline-flex', gap: theme.space.half });

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
