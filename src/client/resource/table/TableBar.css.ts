import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[2] });
export const buttons = style({ display: 'flex', flexWrap: 'wrap' });
export const search = style({ flex: '0 1 240px', minWidth: '140px', '@media': { [screen.phone]: { flexGrow: 1 } } });
export const count = style({ color: theme.color.textMuted, fontSize: theme.size.small });
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[2],
  marginInlineStart: 'auto',
  // On a phone the state of saving has room beside the search, and the files a line of their own.
  '@media': { [screen.phone]: { display: 'contents' } },
});
