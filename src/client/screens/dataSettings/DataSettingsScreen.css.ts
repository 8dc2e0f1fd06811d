import { style } from '@vanilla-extract/css';
import { screen as media } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const BAR_HEIGHT = '44px';

export const screen = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: BAR_HEIGHT,
  padding: `0 ${theme.space[4]}`,
  borderBottom: `1px solid ${theme.color.line}`,
  background: theme.color.sunken,
  '@media': { [media.phone]: { padding: `0 ${theme.space[2]}` } },
});

export const filled = style({
  display: 'flex',
  flexDirection: 'column',
  height: `calc(var(--screen-height) - ${BAR_HEIGHT})`,
  minHeight: '360px',
  padding: `${theme.space[2]} ${theme.space[4]}`,
  '@media': { [media.phone]: { padding: theme.space[2] } },
});
