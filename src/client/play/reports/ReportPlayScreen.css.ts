import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

/** The height that the bars above leave of the window. */
export const screen = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  height: 'var(--screen-height, 100dvh)',
  minHeight: '480px',
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${theme.space[1]} ${theme.space[4]}`,
  maxHeight: '20dvh',
  padding: `${theme.space[2]} ${theme.space[4]}`,
  overflowY: 'auto',
  borderBottom: `1px solid ${theme.color.line}`,
});
export const message = style({ flex: '1 1 320px', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });
export const about = style({ color: theme.color.textMuted, fontSize: theme.size.small });
