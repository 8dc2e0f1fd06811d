import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const buttons = style({ display: 'inline-flex', flexWrap: 'wrap', gap: theme.space[2] });
export const sheet = style({ display: 'flex', flexDirection: 'column', gap: theme.space[4] });
export const part = style({ display: 'flex', flexDirection: 'column', gap: theme.space[2] });
export const partTitle = style({ fontSize: theme.size.body, fontWeight: theme.weight.bold });
export const counts = style({ fontVariantNumeric: 'tabular-nums' });
export const cell = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });
