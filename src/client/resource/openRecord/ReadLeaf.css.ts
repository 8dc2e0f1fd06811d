import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const fact = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const name = style({ color: theme.color.textMuted, fontSize: theme.size.small });
export const value = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', fontVariantNumeric: 'tabular-nums' });
