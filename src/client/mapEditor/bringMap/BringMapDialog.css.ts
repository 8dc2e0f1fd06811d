import { style } from '@vanilla-extract/css';
import { focusRing } from '#client/ui/focusRing.ts';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

export const sheet = style({ display: 'flex', flexDirection: 'column', gap: theme.space[4] });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: theme.space[5],
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const column = style({ display: 'flex', flexDirection: 'column', gap: theme.space[3], minWidth: 0 });
export const legend = style({ fontWeight: theme.weight.medium });
export const hint = style({ fontSize: theme.size.small, color: theme.color.textMuted });
export const numbers = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[3] });
export const number = style({ width: '140px' });

export const picture = style({
  position: 'relative',
  alignSelf: 'flex-start',
  maxWidth: '100%',
  padding: 0,
  overflow: 'hidden',
  border: `1px solid ${theme.color.controlBorder}`,
  borderRadius: theme.radius.small,
  background: theme.color.field,
  cursor: 'move',
  touchAction: 'none',
  selectors: { '&:focus-visible': focusRing },
});
export const cells = style({ position: 'absolute', imageRendering: 'pixelated' });
export const frame = style({
  position: 'absolute',
  border: `2px solid ${theme.color.text}`,
  outline: `2px solid ${theme.color.surface}`,
  pointerEvents: 'none',
});

export const values = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.space[2],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 'none',
});
export const valueList = style({
  width: '100%',
  maxHeight: '200px',
  margin: 0,
  padding: theme.space[1],
  overflowY: 'auto',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.small,
  listStyle: 'none',
});
export const valueLine = style({ padding: `${theme.space[1]} 0` });
export const valueName = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[2],
  overflowWrap: 'anywhere',
});
export const swatch = style({
  flex: 'none',
  width: '16px',
  height: '16px',
  border: `1px solid ${theme.color.controlBorder}`,
  borderRadius: theme.radius.small,
});
export const pictures = style({ display: 'flex', alignItems: 'center', gap: theme.space[2] });
export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.space[1],
  fontSize: theme.size.small,
  color: theme.color.textMuted,
});
