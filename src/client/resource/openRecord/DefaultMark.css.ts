import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const mark = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[1],
  marginTop: theme.space[1],
  paddingLeft: theme.space[2],
  borderLeft: `3px solid ${theme.color.accent}`,
});

export const was = style({ color: theme.color.textMuted, fontSize: theme.size.small });
