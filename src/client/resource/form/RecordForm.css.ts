import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const form = style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space[4],
  width: '100%',
  maxWidth: '1280px',
  margin: '0 auto',
  padding: `0 ${theme.space[6]} ${theme.space[10]}`,
  '@media': {
    [screen.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: theme.space[3],
      padding: `0 ${theme.space[3]} ${theme.space[8]}`,
    },
  },
});

export const sheets = style({ display: 'flex', flexDirection: 'column', gap: theme.space[4], minWidth: 0 });

export const section = style({
  scrollMarginTop: '72px',
  minWidth: 0,
  padding: theme.space[4],
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.large,
  background: color.surface,
  boxShadow: theme.shadow.low,
});
export const sectionTitle = style({
  marginBottom: theme.space[3],
  fontSize: theme.size.large,
  lineHeight: theme.lineHeight.tight,
});

export const leafSpan = recipe({
  base: { minWidth: 0, scrollMarginTop: '96px' },
  variants: {
    size: {
      one: {},
      two: { gridColumn: 'span 2', '@media': { [screen.phone]: { gridColumn: '1 / -1' } } },
      whole: { gridColumn: '1 / -1' },
    },
  },
});
