import { style } from '@vanilla-extract/css';
import { screen } from './screen.ts';
import { theme } from './theme.css.ts';

/** Seen in the field that is pointed at or written into: a form of a hundred numbers is calmer, and drawn sooner. */
export const steps = style({
  visibility: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'stretch',
  width: '24px',
  flex: 'none',
  selectors: { ':is(:hover, :focus-within) > &': { visibility: 'visible' } },
});

/** A convenience of the mouse: keyboards use the arrows, fingers the number pad. */
export const step = style({
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  borderInlineStart: `1px solid ${theme.color.line}`,
  background: 'transparent',
  color: theme.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '& + &': { borderTop: `1px solid ${theme.color.line}` },
    '&:hover:not(:disabled)': { background: theme.color.hover, color: theme.color.text },
    '&:disabled': { color: theme.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': { [screen.touch]: { display: 'none' } },
});
