import { style } from '@vanilla-extract/css';
import { indicator } from '#client/saving/SavingIndicator.css.ts';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

export const line = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[4],
  height: '28px',
  padding: `0 ${theme.space[3]}`,
  borderTop: `1px solid ${theme.color.line}`,
  background: theme.color.surface,
  fontSize: theme.size.small,
  lineHeight: theme.lineHeight.tight,
  whiteSpace: 'nowrap',
});

export const pointText = style({
  // Its words change with every cell: nothing else is laid out for them.
  contain: 'strict',
  flex: 1,
  height: '100%',
  lineHeight: '28px',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontVariantNumeric: 'tabular-nums',
});

/** On a phone it gives way to what is said of saving. */
export const noRoom = style([
  indicator({ tone: 'waiting' }),
  { display: 'block', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
]);

export const zoomText = style({
  color: theme.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [screen.phone]: { display: 'none' } },
});
