import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const heading = style({ marginBottom: theme.space[2], fontSize: theme.size.display, letterSpacing: '0.04em' });
/** A heading that takes the focus to be read out; it is no control, so it gets no outline. */
export const announced = style({ outline: 'none', selectors: { '&:focus-visible': { outline: 'none' } } });
export const lead = style({ marginBottom: theme.space[6], color: theme.color.textMuted });
export const after = style({
  marginTop: theme.space[6],
  paddingTop: theme.space[4],
  borderTop: `1px solid ${theme.color.line}`,
  color: theme.color.textMuted,
});
export const agreement = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.space[1],
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[3], marginTop: theme.space[6] });

/** Opens and closes one of the texts; with it the keyboard reaches what a small window does not show. */
export const summary = style({ fontWeight: theme.weight.bold });

export const paragraphs = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[2],
  marginTop: theme.space[2],
  paddingInlineStart: theme.space[6],
});

/** The alternative login, below a separator. */
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
