import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const panel = style({ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${theme.space[1]} ${theme.space[1]} ${theme.space[1]} ${theme.space[3]}`,
  borderBottom: `1px solid ${color.line}`,
});
export const title = style({ fontSize: theme.size.body, fontWeight: theme.weight.bold });

export const fields = style({
  display: 'grid',
  gap: theme.space[2],
  padding: theme.space[3],
  borderBottom: `1px solid ${color.line}`,
});

export const summary = style({
  padding: `${theme.space[2]} ${theme.space[3]}`,
  color: color.textMuted,
  fontSize: theme.size.small,
});

export const list = style({ flex: 1, minHeight: 0, padding: 0, overflowY: 'auto', listStyle: 'none' });

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.space[2],
  alignItems: 'baseline',
  padding: `${theme.space[2]} ${theme.space[3]}`,
  borderTop: `1px solid ${color.line}`,
  color: color.text,
  fontSize: theme.size.small,
  lineHeight: theme.lineHeight.tight,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.hover },
    '&[aria-current]': { background: color.accentWash },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
export const place = style({ fontWeight: theme.weight.bold, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
