import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const thumbnail = style({ maxWidth: 'none' });
export const placeholder = style({
  display: 'grid',
  placeItems: 'center',
  width: '97px',
  height: '64px',
  background: theme.color.sunken,
  color: theme.color.textDisabled,
  overflow: 'hidden',
});

globalStyle(`${placeholder} > svg`, { width: '60px', height: 'auto', opacity: 0.6 });
