/** Global styles of the document: font, rhythm, focus and motion. Imported once, by main.tsx. */
import { globalStyle } from '@vanilla-extract/css';
import { focusRing } from './focusRing.ts';
import { screen } from './screen.ts';
import { theme } from './theme.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  fontFamily: theme.font.body,
  fontSize: theme.size.body,
  lineHeight: theme.lineHeight.running,
  color: theme.color.text,
  background: theme.color.page,
  lineBreak: 'strict',
  overflowWrap: 'break-word',
  textSizeAdjust: '100%',
  accentColor: theme.color.accent,
  scrollbarColor: `${theme.color.controlBorder} transparent`,
});

globalStyle('body', {
  margin: 0,
  minHeight: '100dvh',
  backgroundImage: `linear-gradient(${theme.color.tableGrid} 1px, transparent 1px),
    linear-gradient(90deg, ${theme.color.tableGrid} 1px, transparent 1px)`,
  backgroundSize: '24px 24px',
});

globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure', { margin: 0 });
globalStyle('fieldset', { minWidth: 0, margin: 0, padding: 0, border: 0 });
globalStyle('h1, h2, h3, h4', { fontWeight: theme.weight.bold, lineHeight: theme.lineHeight.tight });
globalStyle('h1', { fontSize: theme.size.title });
globalStyle('h2', { fontSize: theme.size.large });
globalStyle('h3, h4', { fontSize: theme.size.body });
// Breaks Japanese lines between phrases rather than anywhere, if the browser can.
globalStyle(':lang(ja) :is(h1, h2, h3, h4, p, label, [role="alert"], [role="status"])', { wordBreak: 'auto-phrase' });
globalStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
/** A smaller font makes phones zoom into the page when a field takes focus. */
const written = { fontSize: theme.size.large };
globalStyle(':root :is(input, textarea, select)', {
  '@media': { [screen.touch]: written, [screen.phone]: written },
});
globalStyle('table', { fontVariantNumeric: 'tabular-nums' });
globalStyle('img, svg, canvas', { display: 'block', maxWidth: '100%' });
// Icons stay within their box, so clipping is off: it would cost some microseconds per icon in every changed frame. Their width is fixed,
// because a table counts an element that may shrink as having no width.
globalStyle('.lucide', { maxWidth: 'none', overflow: 'visible' });
// Details get an arrow of our own, because every browser draws a different one.
globalStyle('summary', { display: 'flex', alignItems: 'center', gap: theme.space[2], cursor: 'pointer' });
globalStyle('summary::before', {
  content: '',
  flex: 'none',
  width: '7px',
  height: '7px',
  marginInline: '2px 3px',
  borderRight: '2px solid currentColor',
  borderBottom: '2px solid currentColor',
  rotate: '-45deg',
});
globalStyle('details[open] > summary::before', { rotate: '45deg' });
globalStyle('::selection', { background: theme.color.accent, color: theme.color.onAccent });

globalStyle(':focus-visible, [data-focus-visible]', focusRing);
globalStyle('[tabindex="-1"]:focus-visible', { outline: 'none' });

/** Selected and pressed elements in forced-colors mode. By default the browser would put its own background behind each word. */
const isOn = 'html :is([aria-pressed="true"], [aria-current]:not([aria-current="false"]), [data-selected])';
globalStyle(`${isOn}, ${isOn} *`, {
  '@media': { [screen.forced]: { forcedColorAdjust: 'none', color: 'HighlightText' } },
});
globalStyle(isOn, { '@media': { [screen.forced]: { backgroundColor: 'Highlight' } } });

globalStyle('*, *::before, *::after', {
  '@media': { [screen.stillness]: { animation: 'none !important', transition: 'none !important' } },
});
