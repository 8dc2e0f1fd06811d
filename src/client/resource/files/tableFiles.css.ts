import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

export const buttons = style({ display: 'inline-flex', flexWrap: 'wrap', gap: theme.space[2] });
export const dialog = style({ display: 'flex', flexDirection: 'column', gap: theme.space[4] });
export const part = style({ display: 'flex', flexDirection: 'column', gap: theme.space[2] });
export const partTitle = style({ fontSize: theme.size.body, fontWeight: theme.weight.bold });
export const counts = style({ fontVariantNumeric: 'tabular-nums' });
export const cell = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });

/** The columns of a file, each with what it is in the table. */
export const columnList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  alignItems: 'start',
  gap: theme.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const columnLine = style({ minWidth: 0 });

/** A list of records, each of which expands to its cells. */
export const records = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' });
export const record = style({ borderTop: `1px solid ${theme.color.line}` });
export const recordLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${theme.space[3]}`,
  minHeight: theme.control.small,
  padding: `${theme.space[1]} ${theme.space[2]}`,
  cursor: 'pointer',
  selectors: { '&:hover': { background: theme.color.hover } },
  '@media': { [screen.touch]: { minHeight: theme.control.touch } },
});
export const recordName = style({ flex: '1 1 100px', minWidth: 0, fontVariantNumeric: 'tabular-nums' });
