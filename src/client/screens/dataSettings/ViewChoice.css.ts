import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const choice = style({ display: 'flex' });
/** In one line with its label, to leave the height to what is below. */
globalStyle(`${choice} > *`, { flexDirection: 'row', alignItems: 'center', gap: theme.space[3] });
