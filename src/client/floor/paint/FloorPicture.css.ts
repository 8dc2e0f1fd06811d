import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
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

/** The frame of a single floor picture; it has its size before the picture is there. */
export const sketch = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    border: `1px solid ${theme.color.line}`,
    background: theme.map.paper,
  },
  variants: {
    width: { small: { width: '50px', height: '50px' }, medium: { width: '98px', height: '98px' } },
  },
});
globalStyle(`${sketch.classNames.base} > ${placeholder}`, { width: '100%', height: '100%' });
globalStyle(`${sketch.classNames.base} > ${placeholder} > svg`, { width: '60%' });
