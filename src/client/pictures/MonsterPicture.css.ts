import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const picture = style({ display: 'inline-block', flex: 'none', imageRendering: 'pixelated' });
/** The sheet is multiplied by the colour behind it, and cut out by itself. */
export const filtered = style([picture, { backgroundBlendMode: 'multiply' }]);
export const silhouette = style([picture, { background: theme.color.text }]);
