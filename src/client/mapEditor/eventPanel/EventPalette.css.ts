import { style } from '@vanilla-extract/css';
import { section as dropSection, sectionTitle as dropSectionTitle, item, popover } from '#client/ui/Popover.css.ts';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const palette = style([popover, { width: 'min(320px, calc(100vw - 24px))' }]);
export const place = style({ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1, outline: 'none' });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[1],
  padding: theme.space[2],
  borderBottom: `1px solid ${color.line}`,
});
export const searchPlace = style({ flex: 1, minWidth: 0 });

export const kinds = style({ flex: 1, minHeight: 0, maxHeight: '340px', overflowY: 'auto', outline: 'none' });

export const section = dropSection;
export const sectionTitle = style([dropSectionTitle, { padding: `${theme.space[1]} ${theme.space[2]}` }]);
export const kind = style([item, { padding: `${theme.space.half} ${theme.space[2]}`, fontSize: theme.size.small }]);
export const kindName = style({ flex: 1, minWidth: 0 });

/** Marks a kind; shown on the pointed line, and wherever the kind is marked. */
export const star = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '28px',
  height: '28px',
  padding: 0,
  border: 0,
  borderRadius: theme.radius.small,
  background: 'transparent',
  color: color.textMuted,
  cursor: 'pointer',
  opacity: 0,
  outline: 'none',
  selectors: {
    [`${kind}[data-hovered] &, ${kind}[data-focused] &, ${kind}:focus-within &, &[aria-pressed="true"]`]: {
      opacity: 1,
    },
    '&[data-hovered]': { color: color.text },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}` },
    '&[aria-pressed="true"]': { color: color.accentText },
  },
  '@media': { [screen.touch]: { opacity: 1, width: theme.control.touch, height: theme.control.touch } },
});

/** Always of the same height, so that nothing moves under the pointer. */
export const description = style({
  boxSizing: 'content-box',
  height: `calc(4 * ${theme.size.small} * ${theme.lineHeight.tight})`,
  flex: 'none',
  overflowY: 'auto',
  padding: theme.space[2],
  borderTop: `1px solid ${color.line}`,
  fontSize: theme.size.small,
  lineHeight: theme.lineHeight.tight,
  color: color.textMuted,
});
export const nothing = style({ padding: theme.space[2], color: color.textMuted, fontSize: theme.size.small });
