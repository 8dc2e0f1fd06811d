import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

/** It lies on a tooltip and uses the tooltip's colours. */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[2],
  minWidth: '200px',
  maxWidth: '320px',
  padding: theme.space[1],
});
export const facts = style({ display: 'flex', flexDirection: 'column', gap: theme.space.half, margin: 0 });
export const fact = style({ display: 'flex', justifyContent: 'space-between', gap: theme.space[4] });
export const value = style({ margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
