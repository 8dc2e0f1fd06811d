import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

/** Transparent parts show a checkerboard. */
export const picture = recipe({
  base: {
    display: 'block',
    flex: 'none',
    maxWidth: '100%',
    objectFit: 'contain',
    border: `1px solid ${color.line}`,
    borderRadius: theme.radius.small,
    background: `repeating-conic-gradient(${color.sunken} 0 25%, ${color.field} 0 50%) 0 0 / 16px 16px`,
  },
  variants: {
    size: {
      cell: {
        display: 'inline-block',
        width: '22px',
        height: '22px',
        verticalAlign: 'middle',
        backgroundSize: '8px 8px',
      },
      small: { width: '96px', height: '96px' },
      wide: { width: '100%', height: 'auto', aspectRatio: '1' },
      /** A picture of the game: transparent parts show the page behind it. */
      figure: { width: '256px', height: '256px', border: 0, background: 'none' },
      /** The cover of a work fills the width of its place. */
      cover: { width: '100%', height: 'auto', aspectRatio: '16 / 9', objectFit: 'cover', border: 0 },
      whole: { width: 'min(256px, 100%)', height: 'auto', aspectRatio: '1' },
    },
  },
});

export const drop = style({ display: 'flex', flexDirection: 'column', gap: theme.space[2] });
export const held = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[3] });
export const hint = style({ margin: 0, color: color.textMuted, fontSize: theme.size.small });

export const fitting = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxHeight: '320px',
  overflowY: 'auto',
  '@media': { [screen.phone]: { gridTemplateColumns: 'auto auto' } },
});
export const fittingRow = style({ display: 'contents' });
export const figure = style({ margin: 0 });
export const caption = style({ color: color.textMuted, fontSize: theme.size.small });
export const fileName = style({
  fontSize: theme.size.small,
  overflowWrap: 'anywhere',
  '@media': { [screen.phone]: { gridColumn: '1 / -1' } },
});
export const options = style({ display: 'flex', flexDirection: 'column', gap: theme.space[3] });
