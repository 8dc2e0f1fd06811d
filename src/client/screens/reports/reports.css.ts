import { style } from '@vanilla-extract/css';
import { sheet } from '#client/page/page.css.ts';
import { theme } from '#client/ui/theme.css.ts';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const report = style([sheet, { display: 'flex', flexDirection: 'column', gap: theme.space[2] }]);
export const message = style({ maxWidth: '72ch', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });
export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[3] });
