import { globalStyle, style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';
import { belowBars } from './RecordForm.css.ts';

/** Stays visible while the fields scroll. */
export const head = style({
  position: 'sticky',
  top: belowBars,
  zIndex: theme.layer.sticky,
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space[1]} ${theme.space[3]}`,
  padding: `${theme.space[2]} 0`,
  borderBottom: `3px double ${theme.color.line}`,
  background: theme.color.page,
  // A phone has no room for this line in addition to the bars and the list of sections.
  '@media': { [screen.phone]: { position: 'static', columnGap: theme.space[1], padding: 0, borderBottom: 0 } },
});
/** The reason why records cannot be saved has a line of its own. */
globalStyle(`${head} > [data-icon="trouble"]`, {
  '@media': { [screen.phone]: { order: 1, flexBasis: '100%', whiteSpace: 'normal' } },
});
export const group = style({ display: 'flex', gap: theme.space.half });
export const title = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: theme.space[3],
  flex: '1 1 200px',
  minWidth: 0,
  fontSize: theme.size.title,
  '@media': { [screen.phone]: { flexBasis: 0, gap: theme.space[2], fontSize: theme.size.large } },
});
export const number = style({
  color: theme.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: theme.weight.normal,
});
export const name = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
