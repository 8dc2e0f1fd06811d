import { globalStyle, style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color, space } = theme;
const WIDE = 'screen and (min-width: 960px)';
const PRINT = 'print';

export const guide = style({
  display: 'grid',
  gap: space[8],
  width: '100%',
  maxWidth: '1120px',
  margin: '0 auto',
  '@media': { [WIDE]: { gridTemplateColumns: '220px minmax(0, 1fr)', alignItems: 'start' } },
});

export const contents = style({
  '@media': {
    [WIDE]: { position: 'sticky', top: space[6], maxHeight: 'calc(100dvh - 48px)', overflowY: 'auto' },
    [PRINT]: { display: 'none' },
  },
});
export const folded = style({
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.large,
  background: color.surface,
});
export const contentsTitle = style({ minHeight: '24px', fontWeight: theme.weight.bold, cursor: 'pointer' });
export const part = style({
  marginTop: space[4],
  color: color.textMuted,
  fontSize: theme.size.small,
  fontWeight: theme.weight.medium,
});
export const pages = style({ padding: 0, listStyle: 'none' });
globalStyle(`${pages} a`, {
  display: 'block',
  padding: `${space[1]} ${space[2]}`,
  minHeight: '28px',
  color: color.text,
  textDecorationLine: 'none',
});
globalStyle(`${pages} a:hover`, { background: color.hover });
globalStyle(`${pages} a[aria-current]`, {
  background: color.accentWash,
  color: color.accentText,
  fontWeight: theme.weight.medium,
});

/** Lines of a comfortable length for reading. */
export const article = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  maxWidth: '860px',
  minWidth: 0,
  fontSize: '15px',
  lineHeight: '1.8',
  overflowWrap: 'anywhere',
});
export const title = style({ fontSize: theme.size.display, wordBreak: 'auto-phrase' });
export const lead = style({ color: color.textMuted, fontSize: theme.size.large, wordBreak: 'auto-phrase' });
export const anchors = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[3]} 0`,
  borderBlock: `1px solid ${color.line}`,
  fontSize: theme.size.body,
  listStyle: 'none',
  '@media': { [PRINT]: { display: 'none' } },
});
globalStyle(`${anchors} a`, { display: 'inline-block', minHeight: '24px', color: color.accentText });

export const section = style({ display: 'flex', flexDirection: 'column', gap: space[3], marginTop: space[6] });
export const heading = style({
  scrollMarginTop: space[6],
  paddingBottom: space[1],
  borderBottom: `2px solid ${color.line}`,
  fontSize: theme.size.title,
  breakAfter: 'avoid',
});
export const anchor = style({
  marginInlineStart: space[2],
  paddingInline: space[1],
  color: color.textMuted,
  textDecoration: 'none',
  opacity: 0,
  selectors: { '&:focus-visible, :hover > &': { opacity: 1 } },
  '@media': { [screen.touch]: { opacity: 1 }, [PRINT]: { display: 'none' } },
});
export const words = style({});
const lines = style({ display: 'flex', flexDirection: 'column', gap: space[2], paddingInlineStart: space[6] });
export const points = style([lines]);
/** Numbered in discs, so that users find the step again after looking at the screen. */
export const steps = style([lines, { paddingInlineStart: 0, listStyle: 'none', counterReset: 'step' }]);
globalStyle(`${steps} > li`, {
  position: 'relative',
  paddingInlineStart: space[10],
  counterIncrement: 'step',
  breakInside: 'avoid',
});
globalStyle(`${steps} > li::before`, {
  content: 'counter(step)',
  position: 'absolute',
  insetInlineStart: 0,
  top: '1px',
  display: 'grid',
  placeItems: 'center',
  width: '26px',
  height: '26px',
  borderRadius: '50%',
  background: color.accentWash,
  color: color.accentText,
  fontSize: theme.size.body,
  fontWeight: theme.weight.bold,
  lineHeight: '1',
});
/** The pictures show the light theme, which would be too bright on a dark page. */
export const picture = style({
  width: '100%',
  height: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.large,
  boxShadow: theme.shadow.low,
  breakInside: 'avoid',
});
globalStyle(`:root[data-theme="dark"] ${picture}`, { filter: 'brightness(0.85)' });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  gap: space[3],
  padding: 0,
  listStyle: 'none',
});
export const card = style({
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.large,
  background: color.surface,
  fontSize: theme.size.body,
  lineHeight: theme.lineHeight.running,
});
globalStyle(`${card} > a`, { fontSize: theme.size.large, fontWeight: theme.weight.bold });

export const way = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[3],
  marginTop: space[8],
  paddingTop: space[4],
  borderTop: `1px solid ${color.line}`,
  '@media': { [PRINT]: { display: 'none' } },
});
/** A list that is generated from the product's declarations. */
export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: theme.size.body,
});
globalStyle(`${table} th, ${table} td`, {
  padding: `${space[1]} ${space[2]}`,
  borderBottom: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${table} td:first-child`, { width: '40px' });
globalStyle(`${table} th`, { width: '38%', fontWeight: theme.weight.medium });
/** One of the numbers that the guide explains. */
export const topic = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  paddingBlock: space[3],
  scrollMarginTop: space[4],
  breakInside: 'avoid',
});

/** Prints everything dark on white, whatever the theme. */
globalStyle(`${article}, ${article} *`, { '@media': { [PRINT]: { color: 'black', filter: 'none' } } });
