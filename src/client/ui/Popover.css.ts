/** Lists that drop down: menus, selects and comboboxes share one look. */
import { globalStyle, style } from '@vanilla-extract/css';
import { screen } from './screen.ts';
import { theme } from './theme.css.ts';

const { color } = theme;

export const popover = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 'max(var(--trigger-width, 0px), 160px)',
  maxWidth: 'min(420px, calc(100vw - 24px))',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.large,
  background: color.surface,
  boxShadow: theme.shadow.high,
  color: color.text,
  outline: 'none',
});

/**
 * The list of a ComboBox lies over the bars that a page keeps its fields clear of. If its options were kept clear of them too, the page
 * would scroll for the first one, and a list closes when its page scrolls.
 */
globalStyle(':root:has([data-trigger="ComboBox"])', { scrollPadding: 0 });

/** With its borders at most 500 px (docs/product.md, "Constants"). */
export const list = style({
  flex: 1,
  minHeight: 0,
  maxHeight: '498px',
  overflowY: 'auto',
  padding: theme.space[1],
  outline: 'none',
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  minHeight: '32px',
  padding: `${theme.space[1]} ${theme.space[3]}`,
  borderRadius: theme.radius.small,
  color: color.text,
  lineHeight: theme.lineHeight.tight,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused], &[data-hovered]': { background: color.hover },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&[data-selected]': { background: color.accentWash, color: color.accentText, fontWeight: theme.weight.medium },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': { [screen.touch]: { minHeight: theme.control.touch } },
});

export const dangerItem = style([item, { color: color.dangerText }]);
export const itemText = style({ flex: 1, minWidth: 0 });
export const itemHint = style({
  color: color.textMuted,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
});
export const tick = style({ flex: 'none', width: '16px', color: color.accentText });

/** Plays the sound of a line. */
export const sound = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '28px',
  height: '28px',
  margin: `-${theme.space.half} 0`,
  borderRadius: theme.radius.small,
  color: color.accentText,
  selectors: { '&:hover': { background: color.pressed } },
  '@media': { [screen.touch]: { width: theme.control.touch, height: theme.control.touch } },
});

export const section = style({
  selectors: {
    '& + &': { marginTop: theme.space[1], paddingTop: theme.space[1], borderTop: `1px solid ${color.line}` },
  },
});

export const sectionTitle = style({
  padding: `${theme.space[2]} ${theme.space[3]} ${theme.space[1]}`,
  color: color.textMuted,
  fontSize: theme.size.small,
  fontWeight: theme.weight.bold,
  lineHeight: theme.lineHeight.tight,
});

export const head = style({ padding: theme.space[3], borderBottom: `1px solid ${color.line}` });
export const empty = style({ padding: `${theme.space[3]} ${theme.space[4]}`, color: color.textMuted });

export const valueButton = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[2],
  width: '100%',
  minWidth: 0,
  alignSelf: 'stretch',
  minHeight: `calc(${theme.control.medium} - 2px)`,
  padding: `0 ${theme.space[2]} 0 ${theme.space[3]}`,
  border: 0,
  background: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  selectors: { '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' } },
  // The same size as the text in the fields next to it.
  '@media': { [screen.touch]: { fontSize: theme.size.large }, [screen.phone]: { fontSize: theme.size.large } },
});

export const value = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: color.textMuted } },
});

export const openButton = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  width: '32px',
  flex: 'none',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: color.textMuted,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { color: color.text } },
});
