import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
  alignItems: 'start',
  gap: `${theme.space[4]} ${theme.space[6]}`,
  maxHeight: '38dvh',
  padding: `${theme.space[2]} ${theme.space[3]} ${theme.space[4]}`,
  overflowY: 'auto',
  '@media': { [screen.phone]: { maxHeight: 'none', padding: 0, overflowY: 'visible' } },
});
export const part = style({ minWidth: 0 });
export const partTitle = style({
  marginBottom: theme.space[2],
  fontSize: theme.size.small,
  fontWeight: theme.weight.bold,
  color: color.textMuted,
});
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  alignItems: 'start',
  gap: theme.space[3],
});
export const wide = style({ gridColumn: '1 / -1', minWidth: 0 });
export const leafStyle = style({ minWidth: 0 });
export const told = style({ display: 'flex', flexDirection: 'column', fontSize: theme.size.small });
export const toldLabel = style({ color: color.textMuted });
export const stale = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[2],
  marginTop: theme.space[1],
  fontSize: theme.size.small,
  color: color.warningText,
});
export const hint = style({ marginTop: theme.space[1], fontSize: theme.size.small, color: color.textMuted });
/** As wide as its pictures will be, so that nothing moves when they come. */
export const pictures = style({
  display: 'inline-flex',
  flex: 'none',
  gap: '1px',
  minWidth: '32px',
  height: '32px',
  selectors: { '&[data-many]': { minWidth: '65px' } },
});
export const picture = style({ borderRadius: theme.radius.small });
