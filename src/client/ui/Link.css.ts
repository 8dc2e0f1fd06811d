import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const link = style({
  color: theme.color.accentText,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  borderRadius: theme.radius.small,
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});
