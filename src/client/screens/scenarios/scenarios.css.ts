import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[3] });
export const search = style({
  width: '280px',
  marginInlineStart: 'auto',
  '@media': { [screen.phone]: { width: '100%', order: 1 } },
});
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[3] });
export const count = style({
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
});

/** A date with its time below it, where the column is narrow. */
export const time = style({ display: 'inline-block', maxWidth: '9em', fontVariantNumeric: 'tabular-nums' });
export const id = style({
  display: 'inline-flex',
  flexDirection: 'column',
  color: theme.color.textMuted,
  fontFamily: theme.font.code,
  fontSize: theme.size.tiny,
});
export const actions = style({ display: 'inline-flex', gap: theme.space.half });
