import { type StyleRule, style } from '@vanilla-extract/css';

/** For what is hidden at times. */
export const visuallyHiddenRules = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const satisfies StyleRule;

/** Read by assistive technology, seen by nobody. */
export const visuallyHidden = style(visuallyHiddenRules);
