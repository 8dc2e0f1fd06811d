import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { HEAD_HEIGHT, HEAD_LAYER } from '#client/resource/table/columns/tableGeometry.ts';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const head = style({
  position: 'sticky',
  zIndex: HEAD_LAYER,
  display: 'flex',
  height: `${HEAD_HEIGHT}px`,
  background: color.sunken,
  color: color.textMuted,
  fontSize: theme.size.small,
  fontWeight: theme.weight.bold,
});

const edges = { borderRight: `1px solid ${color.line}`, borderBottom: `1px solid ${color.controlBorder}` };

export const corner = style({
  padding: 0,
  position: 'sticky',
  left: 0,
  zIndex: 1,
  flex: 'none',
  ...edges,
  borderRightColor: color.controlBorder,
  background: color.sunken,
  lineHeight: `${HEAD_HEIGHT - 1}px`,
  textAlign: 'center',
});

export const headCell = recipe({
  base: { position: 'relative', flex: 'none', padding: 0, background: color.sunken, ...edges },
  variants: { frozen: { true: { position: 'sticky', zIndex: 1, borderRightColor: color.controlBorder } } },
});

export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[1],
  width: '100%',
  height: '100%',
  padding: `0 ${theme.space[2]}`,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  fontWeight: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover, color: color.text },
    '[aria-sort] > &': { color: color.accentText },
    // Hints at the menu. Not an icon: each would be painted apart, which costs time on every key press.
    ':not([aria-sort]) > &::after': {
      content: '',
      flex: 'none',
      borderInline: '4px solid transparent',
      borderTop: '5px solid',
    },
  },
  '@media': {
    [screen.forced]: { selectors: { ':not([aria-sort]) > &::after': { borderInlineColor: 'Canvas' } } },
  },
});

/** Only names that may be too long are cut: clipped elements are painted apart, too. */
export const label = recipe({
  base: { flex: 1, minWidth: 0, whiteSpace: 'nowrap' },
  variants: { cut: { true: { overflow: 'hidden', textOverflow: 'ellipsis' } } },
});

export const grip = style({
  position: 'absolute',
  top: 0,
  right: '-4px',
  zIndex: 1,
  width: '8px',
  height: '100%',
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: { '&:hover': { background: color.accent } },
});
