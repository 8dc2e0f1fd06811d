import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

/** Opens and closes one of the texts; by it the keyboard gets to what a small window does not show. */
export const summary = style({ fontWeight: theme.weight.bold });

export const paragraphs = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[2],
  marginTop: theme.space[2],
  paddingInlineStart: theme.space[6],
});

/** The other way in, below a line that says so. */
export const platformLogin = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[4],
  marginTop: theme.space[4],
});

export const divider = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  selectors: { '&::before, &::after': { content: '""', flex: 1, borderTop: `1px solid ${theme.color.line}` } },
});
