import { createVar, keyframes, style } from '@vanilla-extract/css';
import { screen } from './screen.ts';
import { theme } from './theme.css.ts';

const { color } = theme;

const FADE = '20px';
/** The length of the fade at each end of the line. */
const LENGTH = { syntax: '<length>', inherits: false, initialValue: '0px' } as const;
const before = createVar(LENGTH);
const after = createVar(LENGTH);
const fading = keyframes({
  '0%': { vars: { [before]: '0px', [after]: FADE } },
  '10%, 90%': { vars: { [before]: FADE, [after]: FADE } },
  '100%': { vars: { [before]: FADE, [after]: '0px' } },
});

/** If it is too wide, it is a single line that scrolls and fades at the ends with more content. */
export const scrollingLine = {
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollPaddingInline: FADE,
  '@supports': {
    '(animation-timeline: scroll(self inline))': {
      maskImage: `linear-gradient(to right, transparent, black ${before}, black calc(100% - ${after}), transparent)`,
      animation: `${fading} 1ms linear`,
      animationTimeline: 'scroll(self inline)',
    },
  },
} as const;
export const bar = style(scrollingLine);

export const tabs = style({
  display: 'flex',
  gap: theme.space.half,
  width: 'max-content',
  minWidth: '100%',
  padding: 0,
  listStyle: 'none',
});

/** Like the index tabs of a folder of drawings: the current one is part of the page below. */
export const tab = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  minHeight: '40px',
  padding: `0 ${theme.space[4]}`,
  borderBottom: '3px solid transparent',
  borderTop: '3px solid transparent',
  color: color.textMuted,
  fontWeight: theme.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: color.text, background: color.hover },
    '&[aria-current]': { color: color.accentText, borderBottomColor: color.accent },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': {
    [screen.touch]: { minHeight: theme.control.touch },
    [screen.forced]: { borderColor: 'Canvas' },
  },
});
