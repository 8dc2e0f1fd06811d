import { style } from '@vanilla-extract/css';

/** A button within a line of words, that leads to what they speak of. */
export const jump = style({
  minHeight: '24px',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  cursor: 'pointer',
});
