import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const said = style({ display: 'flex', flexDirection: 'column', gap: theme.space[1], minWidth: 0 });
export const read = style({ margin: 0, whiteSpace: 'pre-wrap', lineHeight: theme.lineHeight.running });
