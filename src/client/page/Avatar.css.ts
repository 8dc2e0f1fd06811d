import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const avatar = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    borderRadius: '50%',
    background: color.accentWash,
    color: color.accentText,
    fontWeight: theme.weight.bold,
    objectFit: 'cover',
  },
  variants: {
    size: {
      small: { width: '32px', height: '32px', fontSize: theme.size.small },
      large: { width: '112px', height: '112px', fontSize: theme.size.display },
    },
  },
});
/** Drawn by CSS rather than as text, because the characters are a picture and not part of the button's name. */
export const initials = style({ '::before': { content: 'attr(data-initials)' } });
