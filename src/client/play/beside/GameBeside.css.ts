import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const frame = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  height: 'var(--screen-height, 100dvh)',
  minHeight: '420px',
  minWidth: 0,
  borderInlineStart: `1px solid ${theme.color.line}`,
  background: theme.color.surface,
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[1],
  minHeight: '44px',
  padding: `${theme.space.half} ${theme.space[2]} ${theme.space.half} ${theme.space[3]}`,
});
export const title = style({ flex: 1, fontSize: theme.size.body });
