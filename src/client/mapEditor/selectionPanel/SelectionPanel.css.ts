import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

export const panel = style({ display: 'flex', flexDirection: 'column', gap: theme.space[3] });

export const chosen = style({ fontSize: theme.size.small, color: theme.color.textMuted });

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, max-content)',
  gap: theme.space.half,
  '@media': { [screen.touch]: { gridTemplateColumns: 'repeat(auto-fill, minmax(44px, max-content))' } },
});
