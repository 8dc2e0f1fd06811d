import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

const { color, space } = theme;

export const counted = style({ position: 'relative', display: 'grid' });
export const badge = style({
  position: 'absolute',
  top: '-8px',
  insetInlineStart: '9px',
  minWidth: '16px',
  padding: '0 4px',
  borderRadius: '8px',
  background: color.accent,
  color: color.onAccent,
  fontSize: theme.size.small,
  fontWeight: theme.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '16px',
  textAlign: 'center',
  '::before': { content: 'attr(data-count)' },
});
export const sheet = style({ width: 'min(380px, calc(100vw - 24px))' });

export const notifications = style({ margin: 0, padding: 0, listStyle: 'none' });
export const notification = style({
  display: 'grid',
  gridTemplateColumns: '8px minmax(0, 1fr)',
  columnGap: space[2],
  padding: `${space[3]} ${space[4]} ${space[3]} ${space[3]}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});
export const dot = style({
  width: '8px',
  height: '8px',
  marginTop: '0.6em',
  borderRadius: '50%',
  background: color.accent,
});
/** The message may have several lines. */
export const message = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  gridColumn: 2,
  gap: `0 ${space[4]}`,
  color: color.textMuted,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
});
export const more = style({ padding: space[2], borderTop: `1px solid ${color.line}` });

/** Without notifications it is a single quiet line. */
export const quiet = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[4]}`,
  color: color.textMuted,
  fontSize: theme.size.small,
});
export const quietTitle = style({ fontSize: theme.size.small, fontWeight: theme.weight.bold });
