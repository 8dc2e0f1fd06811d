import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: theme.space[4] });
export const titles = style({ flex: 1, minWidth: 'min(260px, 100%)' });
export const title = style({ fontSize: theme.size.display, wordBreak: 'auto-phrase' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(300px, 2fr)',
  alignItems: 'start',
  gap: theme.space[4],
  '@media': { 'screen and (max-width: 959px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const column = style({ display: 'flex', flexDirection: 'column', gap: theme.space[4], minWidth: 0 });

export const floors = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(98px, 1fr))',
  gap: theme.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** A floor with its number and its name below. */
export const floor = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[1],
  width: '98px',
  borderRadius: theme.radius.small,
  color: color.text,
  fontSize: theme.size.small,
  lineHeight: theme.lineHeight.tight,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { color: color.accentText, textDecoration: 'underline' } },
});

/** Replaces the picture of a floor that is not drawn yet. */
export const blank = style({
  display: 'grid',
  placeItems: 'center',
  height: '98px',
  border: `1px dashed ${color.controlBorder}`,
  borderRadius: theme.radius.small,
  color: color.textMuted,
});

/** A picture that is a link. */
export const lastFloor = style({
  flex: 'none',
  lineHeight: 0,
  selectors: { '&:hover': { outline: `2px solid ${color.accent}` } },
});
