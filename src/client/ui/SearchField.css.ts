import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const lens = style({ flex: 'none', marginInlineStart: theme.space[3], color: theme.color.textMuted });
