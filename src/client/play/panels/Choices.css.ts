import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

/** In columns of four, as many as fit next to the text. */
export const list = style({
  display: 'grid',
  gridTemplateRows: 'repeat(4, max-content)',
  gridAutoFlow: 'column',
  gridAutoColumns: 'max-content',
  gap: theme.space[1],
  margin: 0,
  padding: '4px',
  overflow: 'auto',
  listStyle: 'none',
  '@media': { [screen.phone]: { display: 'flex', flexWrap: 'wrap' } },
});
export const title = style({ paddingInlineStart: '4px', color: theme.game.gold });
export const key = style({
  minWidth: '14px',
  color: theme.game.windowFrame,
  fontFamily: theme.font.body,
  fontSize: theme.size.small,
  '@media': { [screen.touch]: { display: 'none' } },
});

export const form = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[2], alignItems: 'flex-start' });
