import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const symmetry = style({ display: 'flex', flexDirection: 'column', gap: theme.space[1] });
export const axes = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap' });
export const place = style({
  flexBasis: '100%',
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
