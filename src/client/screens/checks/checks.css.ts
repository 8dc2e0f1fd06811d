import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: theme.space[3] });
export const filter = style({ width: '180px', '@media': { [screen.phone]: { flex: '1 1 140px', width: 'auto' } } });
export const counts = style({
  marginInlineStart: 'auto',
  color: color.textMuted,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: theme.control.medium,
});

/** The button that folds all groups stands above the groups. */
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space[2], minWidth: 0 });

/** The floor of the current problem next to the list, if there is room. */
export const withFloor = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) max-content',
  gap: theme.space[4],
  alignItems: 'start',
});
export const beside = style({ position: 'sticky', top: theme.space[4] });
export const caption = style({
  maxWidth: '290px',
  marginTop: theme.space[1],
  color: color.textMuted,
  fontSize: theme.size.small,
});
/** Keeps the number of a record next to its kind. */
export const place = style({ minWidth: '9em' });
export const message = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[3],
  flex: 1,
});

/** Marks a problem as meant. */
export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: theme.control.small,
  height: theme.control.small,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.small,
  background: 'none',
  color: color.textMuted,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.hover, color: color.text } },
  '@media': { [screen.touch]: { width: theme.control.touch, height: theme.control.touch } },
});
/** Below the rows of a group. */
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[2] });

export const severity = recipe({
  base: { display: 'inline-flex', alignItems: 'center', gap: theme.space[1], whiteSpace: 'nowrap' },
  variants: {
    severity: {
      error: { color: color.dangerText, fontWeight: theme.weight.bold },
      warning: { color: color.warningText },
      information: { color: color.accentText },
    },
  },
});
/** A result without banned words takes a single line. */
export const bannedLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${theme.space[2]}`,
  fontSize: theme.size.small,
});
export const bannedTitle = style({ fontSize: theme.size.small, fontWeight: theme.weight.bold });
export const areas = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${theme.space[1]} ${theme.space[6]}`,
  margin: 0,
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const findings = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[1],
  margin: 0,
  minWidth: 0,
});
export const finding = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${theme.space[2]}`,
  margin: 0,
});
/** A whole message would push everything else away; its field shows the rest. */
export const found = style({ maxWidth: '100%', overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' });
