import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const completed = style({ color: theme.game.gold });
