import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const picture = style({ display: 'inline-block', flex: 'none', imageRendering: 'pixelated' });
/** Multiplies the sheet by the background colour, and masks it with itself. */
export const filtered = style([picture, { backgroundBlendMode: 'multiply' }]);
export const silhouette = style([picture, { background: theme.color.text }]);
