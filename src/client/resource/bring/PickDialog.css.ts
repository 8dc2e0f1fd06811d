import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: theme.space[4],
  height: 'min(52dvh, 30rem)',
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: '3fr 2fr', height: '56dvh' } },
});
export const list = style({
  minHeight: 0,
  overflowY: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.large,
  background: color.surface,
});
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  minHeight: theme.control.medium,
  padding: `${theme.space[1]} ${theme.space[3]}`,
  borderBottom: `1px solid ${color.line}`,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: color.hover },
    '&[data-selected]': { background: color.accentWash, boxShadow: `inset 3px 0 0 ${color.accent}` },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
});
/** As wide as the pictures of monsters. */
export const picture = style({ display: 'grid', flex: 'none', width: '64px', placeItems: 'center' });
export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const about = style({
  color: color.textMuted,
  fontSize: theme.size.small,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const along = style({ minHeight: 0, overflowY: 'auto', overflowWrap: 'anywhere' });
export const empty = style({ padding: theme.space[3], color: color.textMuted });
export const counts = style({ margin: 0, paddingInlineStart: theme.space[5] });
