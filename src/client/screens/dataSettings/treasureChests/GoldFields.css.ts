import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

/** Aligns the signs with the middle of the boxes, which have labels above them. */
export const formula = style({ display: 'flex', alignItems: 'flex-start', gap: theme.space[2] });
globalStyle(`${formula} > span`, { marginTop: '22px', lineHeight: theme.control.medium });
globalStyle(`${formula} > [data-path]`, { width: '128px' });
