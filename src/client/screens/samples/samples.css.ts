import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[4] });
export const search = style({ width: '340px', '@media': { [screen.phone]: { width: '100%' } } });
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[3] });
export const count = style({
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
});

/** A title with the English one below it, and a mark on the user's own samples. */
export const title = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.space.half,
});
export const otherTitle = style({ color: theme.color.textMuted, fontSize: theme.size.small, fontWeight: 'normal' });
export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[1] });
export const mark = style({
  padding: `0 ${theme.space[2]}`,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.small,
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  fontWeight: 'normal',
});
export const outdated = style([
  mark,
  { borderColor: 'transparent', background: theme.color.warningWash, color: theme.color.warningText },
]);

/** A comment is cut off after three lines; the dialog with the content shows all of it. */
export const comment = style({
  display: '-webkit-box',
  overflow: 'hidden',
  maxWidth: '46ch',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const time = style({ fontVariantNumeric: 'tabular-nums' });
export const actions = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space[1] });

/** The content of a sample. */
export const inside = style({ display: 'flex', flexDirection: 'column', gap: theme.space[5] });
export const wholeComment = style({
  padding: `${theme.space[3]} ${theme.space[4]}`,
  borderInlineStart: `3px solid ${theme.color.line}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const floors = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(116px, 1fr))',
  gap: theme.space[3],
  padding: 0,
  listStyle: 'none',
});
export const floor = style({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: theme.space[1] });
export const floorPicture = style({ display: 'grid', placeItems: 'center', width: '108px', height: '108px' });
export const floorName = style({
  overflow: 'hidden',
  maxWidth: '100%',
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const heading = style({ marginBottom: theme.space[3], fontSize: theme.size.body });
export const records = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: `${theme.space[1]} ${theme.space[5]}`,
  padding: 0,
  listStyle: 'none',
});
export const record = style({ display: 'flex', justifyContent: 'space-between', gap: theme.space[2] });
export const number = style({ fontVariantNumeric: 'tabular-nums' });
