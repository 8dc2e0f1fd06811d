import { style } from '@vanilla-extract/css';
import { indicator } from '#client/saving/SavingIndicator.css.ts';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

export const line = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: `0 ${theme.space[4]}`,
  height: '28px',
  padding: `0 ${theme.space[3]}`,
  borderTop: `1px solid ${theme.color.line}`,
  background: theme.color.surface,
  fontSize: theme.size.small,
  lineHeight: theme.lineHeight.tight,
  whiteSpace: 'nowrap',
  '@media': { [screen.phone]: { flexWrap: 'wrap', height: 'auto' } },
});

export const pointText = style({
  // Its words change with every cell; containment prevents layout of anything else.
  contain: 'strict',
  flex: 1,
  height: '27px',
  lineHeight: '27px',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontVariantNumeric: 'tabular-nums',
});

/** On a phone there is no room for it next to the save indicator: it has its own line. */
export const noRoom = style([
  indicator({ tone: 'waiting' }),
  { '@media': { [screen.phone]: { order: -1, flexBasis: '100%', marginTop: theme.space[1], whiteSpace: 'normal' } } },
]);

export const zoomText = style({
  color: theme.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [screen.phone]: { display: 'none' } },
});
