import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const picture = style({ display: 'inline-block', flex: 'none', imageRendering: 'pixelated' });
export const silhouette = style([picture, { background: theme.color.text }]);
