import { style } from '@vanilla-extract/css';
import { field, input } from './Field.css.ts';
import { popover, valueButton } from './Popover.css.ts';
import { theme } from './theme.css.ts';

const { color } = theme;

export const chosenButton = style([
  valueButton,
  { padding: `${theme.space[1]} ${theme.space[2]} ${theme.space[1]} ${theme.space[1]}` },
]);
export const chosen = style({ display: 'flex', alignItems: 'center', gap: theme.space[3], minWidth: 0 });
export const chosenPicture = style({ flex: 'none', width: '64px' });
export const number = style({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' });

export const sheet = style([popover, { width: '560px', maxWidth: 'calc(100vw - 24px)', height: '460px' }]);
export const dialog = style({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0, outline: 'none' });
export const searchField = style([field, { padding: theme.space[2], borderBottom: `1px solid ${color.line}` }]);
export const searchBox = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  paddingInlineStart: theme.space[2],
  color: color.textMuted,
});
export const searchInput = style([input, { minHeight: theme.control.medium, padding: 0 }]);

export const grid = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: theme.space[2],
  outline: 'none',
  selectors: {
    '&:not([data-empty])': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
      gap: theme.space[1],
      alignContent: 'start',
    },
  },
});

export const cell = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[1],
  padding: theme.space[1],
  borderRadius: theme.radius.small,
  fontSize: theme.size.small,
  lineHeight: theme.lineHeight.tight,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-focused]': { background: color.hover },
    '&[data-selected]': {
      background: color.accentWash,
      color: color.accentText,
      fontWeight: theme.weight.medium,
      boxShadow: `inset 0 0 0 1px ${color.accent}`,
    },
    '&[data-focused], &[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
});
