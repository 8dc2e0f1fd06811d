import { style } from '@vanilla-extract/css';

/** A button within a sentence that goes to the record it names. */
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
