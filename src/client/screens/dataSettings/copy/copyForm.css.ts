import { globalStyle, style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

/** The choice of the place to copy from, above the way. */
export const origin = style({
  display: 'grid',
  gap: theme.space[3],
  maxWidth: '480px',
  marginBottom: theme.space[3],
});
/** Source, targets and the button in one line. */
export const way = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: theme.space[4],
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space[3] } },
});
/** Aligns with the boxes of the fields, which stand below their labels. */
const besideBox = `calc(${theme.size.small} * ${theme.lineHeight.tight} + ${theme.space[1]})`;
export const arrow = style({
  marginTop: `calc(${besideBox} + ${theme.space[2]})`,
  color: color.textMuted,
  '@media': { [screen.phone]: { display: 'none' } },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[2],
  marginTop: besideBox,
  '@media': { [screen.phone]: { marginTop: 0 } },
});

/** The fields and the preview are below each other. */
const COLUMN = 'screen and (max-width: 999px)';
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space[4],
  '@media': { [COLUMN]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** In one column it sticks to the bottom of the window, so that it stays visible while the fields above it are chosen. */
export const preview = style({
  minWidth: 0,
  '@media': {
    [COLUMN]: {
      position: 'sticky',
      bottom: 0,
      zIndex: theme.layer.sticky,
      borderRadius: theme.radius.large,
      boxShadow: theme.shadow.high,
    },
  },
});
export const previewed = style({ '@media': { [COLUMN]: { maxHeight: '22dvh', overflowY: 'auto' } } });
globalStyle(`html:has(${preview})`, { '@media': { [COLUMN]: { scrollPaddingBottom: '36dvh' } } });

/** A section and its fields side by side, in ruled lines. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 1fr)',
  gap: theme.space[2],
  padding: `${theme.space[2]} ${theme.space[4]}`,
  borderTop: `1px solid ${color.line}`,
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const sectionTitle = style({ fontWeight: theme.weight.medium });
export const checks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(144px, 1fr))',
  gap: `0 ${theme.space[2]}`,
  '@media': { [screen.phone]: { paddingInlineStart: theme.space[6] } },
});

export const targetList = style({
  maxHeight: '520px',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
});
export const target = style({ minHeight: theme.control.small, borderTop: `1px solid ${color.line}` });
export const targetName = style({ flex: 1, minWidth: 0 });
export const overwritten = style({ color: color.warningText });
