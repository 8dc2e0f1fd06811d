import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

/** The bar above a table or a map that lists the conflicts with other authors, place by place. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[2],
  padding: `${theme.space[2]} ${theme.space[3]}`,
  border: `1px solid ${color.warningText}`,
  borderRadius: theme.radius.large,
  background: color.warningWash,
  color: color.text,
});
export const message = style({ flex: '1 1 260px', fontSize: theme.size.small, lineHeight: theme.lineHeight.tight });
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[1] });
export const places = style({
  display: 'grid',
  gap: theme.space[1],
  flexBasis: '100%',
  maxHeight: '160px',
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
});
export const place = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[2] });
export const placeName = style({
  minWidth: '12em',
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
});
