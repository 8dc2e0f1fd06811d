import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color, space } = theme;

export const frame = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[2]} ${space[6]}`,
  borderBottom: `1px solid ${color.line}`,
  background: color.surface,
  '@media': { [screen.phone]: { padding: `${space[2]} ${space[4]}` }, print: { display: 'none' } },
});
export const home = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '24px',
  color: color.text,
  fontWeight: theme.weight.bold,
  letterSpacing: '0.12em',
  textDecoration: 'none',
});
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  marginInlineStart: 'auto',
});

export const head = style({ display: 'flex', flexDirection: 'column', gap: space[1] });
export const title = style({ fontSize: theme.size.display, wordBreak: 'auto-phrase', overflowWrap: 'anywhere' });

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space[3] });
export const search = style({ flex: '1 1 240px', maxWidth: '420px' });
export const filters = style({
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.small,
  background: color.surface,
});
export const filtersName = style({
  padding: `${space[2]} ${space[4]}`,
  minHeight: '24px',
  fontWeight: theme.weight.medium,
  cursor: 'pointer',
});
export const filterFields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
  alignItems: 'end',
  gap: space[3],
  padding: space[4],
  borderTop: `1px solid ${color.line}`,
});

export const cards = style({
  display: 'grid',
  // Four columns at 1280 px.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  gap: space[4],
  padding: 0,
  listStyle: 'none',
});
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.large,
  background: color.surface,
  boxShadow: theme.shadow.low,
});
export const words = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: space[1],
  minWidth: 0,
  padding: space[3],
});
/** Two lines of a comment; the rest stands on the page of the work. */
export const comment = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
export const noCover = style({ width: '100%', aspectRatio: '16 / 9', background: color.sunken });
export const cardTitle = style({
  fontSize: theme.size.large,
  fontWeight: theme.weight.bold,
  wordBreak: 'auto-phrase',
  overflowWrap: 'anywhere',
});
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[1], padding: 0, listStyle: 'none' });
export const chip = style({
  padding: `0 ${space[2]}`,
  borderRadius: theme.radius.small,
  background: color.accentWash,
  color: color.accentText,
  fontSize: theme.size.small,
});
export const cardFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  marginTop: 'auto',
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

export const work = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(280px, 2fr)',
  alignItems: 'start',
  gap: space[4],
  '@media': { 'screen and (max-width: 959px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const column = style({ display: 'flex', flexDirection: 'column', gap: space[4], minWidth: 0 });
export const downloads = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  marginTop: space[3],
});
/** The cover beside the words on a desk, above them on a phone. */
export const opening = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[4],
  '@media': { 'screen and (max-width: 959px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const views = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: space[3],
  padding: 0,
  listStyle: 'none',
});
export const view = style({ fontSize: theme.size.small, overflowWrap: 'anywhere' });
export const others = style({ display: 'flex', flexDirection: 'column', gap: space[2], padding: 0, listStyle: 'none' });
export const pageWindow = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
