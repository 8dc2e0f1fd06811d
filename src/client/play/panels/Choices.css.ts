import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

export const list = style({
  display: 'flex',
  flex: 'none',
  flexDirection: 'column',
  gap: theme.space[1],
  minWidth: '168px',
  maxHeight: '100%',
  margin: 0,
  padding: '4px',
  overflowY: 'auto',
  listStyle: 'none',
  '@media': { [screen.phone]: { flexDirection: 'row', flexWrap: 'wrap', width: '100%' } },
});
export const title = style({
  color: '#e8c872',
  '@media': { [screen.phone]: { width: '100%' } },
});
export const key = style({
  minWidth: '14px',
  color: theme.game.windowFrame,
  fontFamily: theme.font.body,
  fontSize: theme.size.small,
  '@media': { [screen.touch]: { display: 'none' } },
});

export const form = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[2], alignItems: 'flex-start' });
export const field = style({
  width: '220px',
  minHeight: theme.control.medium,
  padding: `${theme.space[1]} ${theme.space[2]}`,
  border: `1px solid ${theme.game.windowFrame}`,
  borderRadius: theme.radius.small,
  background: '#050507',
  color: theme.game.windowText,
  fontSize: theme.size.large,
});
