import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';
import { hatching } from './hatching.ts';

const { color } = theme;

export const strip = style({
  display: 'flex',
  gap: theme.space[1],
  minWidth: 0,
  margin: 0,
  padding: `${theme.space[1]} 0`,
  overflowX: 'auto',
  listStyle: 'none',
});
export const floor = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  flex: 'none',
  selectors: {
    '&[data-shared]::after': {
      content: '',
      position: 'absolute',
      inset: '0 0 18px',
      background: hatching,
      opacity: 0.7,
    },
  },
});
export const picture = style({ display: 'block', width: '49px', height: '49px', border: `1px solid ${color.line}` });
export const number = style({
  color: color.textMuted,
  fontSize: theme.size.small,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
});
export const more = style({
  alignSelf: 'center',
  flex: 'none',
  color: color.textMuted,
  fontSize: theme.size.small,
  whiteSpace: 'nowrap',
});
