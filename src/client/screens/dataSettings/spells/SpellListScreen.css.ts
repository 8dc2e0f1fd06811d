import { style } from '@vanilla-extract/css';
import { belowBars } from '#client/resource/form/RecordForm.css.ts';
import { screen as media } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const lists = style({ display: 'flex', flexDirection: 'column', gap: theme.space[2], minWidth: 0 });
/** The picked spell and the help; it stays visible above a list that is longer than the window. */
export const inHand = style({
  position: 'sticky',
  top: belowBars,
  zIndex: theme.layer.sticky,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[2],
  minHeight: '64px',
  padding: `${theme.space[2]} 0`,
  background: color.page,
});
export const help = style({ margin: 0, color: color.textMuted, fontSize: theme.size.small });
export const handLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[3] });
export const handName = style({ fontWeight: theme.weight.bold });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'max-content repeat(3, minmax(0, 1fr))',
  gap: theme.space[1],
  '@media': { [media.phone]: { gridTemplateColumns: '24px repeat(3, minmax(0, 1fr))' } },
});
export const school = style({
  padding: `${theme.space[1]} ${theme.space[2]}`,
  fontSize: theme.size.body,
  fontWeight: theme.weight.bold,
});
/** The box of spells in neither list. */
export const otherwise = style([school, { gridColumn: '2 / -1', marginTop: theme.space[2] }]);
export const level = style({
  minWidth: theme.space[6],
  padding: `${theme.space[2]} ${theme.space[1]}`,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const box = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  alignItems: 'flex-start',
  gap: theme.space[1],
  minWidth: 0,
  minHeight: '40px',
  margin: 0,
  padding: theme.space[1],
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.small,
  background: color.surface,
  listStyle: 'none',
  selectors: {
    '&[data-target]': { outline: `2px solid ${color.accent}`, outlineOffset: '-1px', background: color.accentWash },
    '&[data-whole]': { gridColumn: '2 / -1' },
  },
});
export const empty = style({
  padding: `0 ${theme.space[2]}`,
  color: color.textMuted,
  fontSize: theme.size.small,
  lineHeight: '28px',
});
/** Covers the whole box while a spell is picked, so that a press anywhere moves the spell there. */
export const put = style({
  position: 'absolute',
  inset: 0,
  border: `1px dashed ${color.accent}`,
  borderRadius: theme.radius.small,
  background: 'transparent',
  cursor: 'pointer',
});

export const chipPlace = style({ minWidth: 0, maxWidth: '100%' });
export const chip = style({
  position: 'relative',
  maxWidth: '100%',
  minHeight: '28px',
  padding: `0 ${theme.space[2]}`,
  overflow: 'hidden',
  border: `1px solid ${color.controlBorder}`,
  borderRadius: theme.radius.large,
  background: color.field,
  color: color.text,
  fontFamily: 'inherit',
  fontSize: theme.size.small,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'grab',
  selectors: {
    '&:hover': { background: color.hover },
    // Excludes the dragged element from the boxes under the pointer.
    '&[data-away]': {
      zIndex: theme.layer.overlay,
      boxShadow: theme.shadow.high,
      cursor: 'grabbing',
      pointerEvents: 'none',
    },
    '&[aria-pressed="true"]': {
      zIndex: 1,
      borderColor: color.accent,
      background: color.accent,
      color: color.onAccent,
      fontWeight: theme.weight.bold,
    },
  },
  '@media': { [media.touch]: { minHeight: '32px' } },
});
export const chipNumber = style({ marginInlineEnd: theme.space[1], opacity: 0.75, fontVariantNumeric: 'tabular-nums' });
