import { type StyleRule, style } from '@vanilla-extract/css';

/** For elements that are hidden at times. */
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

/** Read by assistive technology, but invisible. */
export const visuallyHidden = style(visuallyHiddenRules);
