import { style } from '@vanilla-extract/css';
import { STEPS_WIDTH } from './Field.css.ts';
import { screen } from './screen.ts';
import { theme } from './theme.css.ts';

/** Visible only in the field with the pointer or the focus: a form of a hundred numbers is calmer, and renders sooner. */
export const steps = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'none',
  flexDirection: 'column',
  width: STEPS_WIDTH,
  selectors: { ':is(:hover, :focus-within) > &': { display: 'flex' } },
});

/** A convenience for the mouse: keyboards use the arrows, fingers the number pad. */
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
