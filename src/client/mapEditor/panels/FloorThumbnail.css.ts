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

/** The frame of a floor that stands by itself; as large before its picture is there. */
export const sketch = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '98px',
  height: '98px',
  border: `1px solid ${theme.color.line}`,
  background: theme.map.paper,
});

globalStyle(`${placeholder} > svg`, { width: '60px', height: 'auto', opacity: 0.6 });
