import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const options = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[4], alignItems: 'end' });

/** Marks the only element that is printed while it is open. */
export const dialog = style({});

export const plans = style({
  display: 'grid',
  gap: theme.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
  selectors: { '&[data-pages="large"]': { gridTemplateColumns: 'repeat(auto-fit, minmax(360px, 1fr))' } },
});
export const plan = style({ display: 'grid', gap: theme.space[1], maxWidth: '440px', margin: 0 });
export const caption = style({ fontWeight: theme.weight.bold, fontVariantNumeric: 'tabular-nums' });
export const picture = style({ width: '100%', height: 'auto', border: `1px solid ${color.line}` });

export const legend = style({ marginTop: theme.space[4] });
export const heading = style({
  marginBottom: theme.space[2],
  fontSize: theme.size.body,
  fontWeight: theme.weight.bold,
});
export const entries = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: `${theme.space[1]} ${theme.space[3]}`,
  padding: 0,
  listStyle: 'none',
});
export const entry = style({ display: 'flex', alignItems: 'center', gap: theme.space[2], fontSize: theme.size.small });
export const sample = style({ flex: 'none', border: `1px solid ${color.line}` });

/** Adds a rule for print, where only the plans and the legend appear, on white paper. */
const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { print: rule as object } });
onPaper(`:has(${dialog}) > *:not(${dialog}):not(:has(${dialog}))`, { display: 'none' });
onPaper(`body:has(${dialog}), body *:has(${dialog})`, {
  position: 'static',
  display: 'block',
  width: 'auto',
  maxWidth: 'none',
  height: 'auto',
  maxHeight: 'none',
  padding: '0',
  border: '0',
  overflow: 'visible',
  background: 'none',
  boxShadow: 'none',
  animation: 'none',
});
onPaper(`${plans}`, { gridTemplateColumns: '1fr 1fr', color: 'black' });
onPaper(`${plans}[data-pages="large"]`, { gridTemplateColumns: '1fr' });
onPaper(`${plan}`, { maxWidth: 'none', breakInside: 'avoid' });
onPaper(`${heading}`, { color: 'black' });
onPaper(`${entries}`, { color: 'black' });
