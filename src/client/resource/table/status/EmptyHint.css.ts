import { style } from '@vanilla-extract/css';
import { HEAD_LAYER } from '#client/resource/table/columns/tableGeometry.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

/** Around the table; the hint is centred in it. */
export const place = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
});
/** Over the blank rows and their sticky cells; pointer events pass through. */
export const hint = style({
  position: 'absolute',
  zIndex: HEAD_LAYER,
  top: '132px',
  insetInline: theme.space[4],
  width: 'fit-content',
  maxWidth: '52ch',
  margin: '0 auto',
  padding: `${theme.space[3]} ${theme.space[4]}`,
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.large,
  background: color.surface,
  boxShadow: theme.shadow.low,
  textAlign: 'center',
  pointerEvents: 'none',
});
export const title = style({ fontWeight: theme.weight.bold });
export const text = style({ color: color.textMuted });
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.space[2],
  marginTop: theme.space[2],
  pointerEvents: 'auto',
});
