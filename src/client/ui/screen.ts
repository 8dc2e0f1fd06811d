/** Media queries shared by all styles. A phone is anything below 720 px; where it is narrow, nothing stands beside the work. */
export const screen = {
  phone: 'screen and (max-width: 719px)',
  desk: 'screen and (min-width: 720px)',
  narrow: 'screen and (max-width: 1099px)',
  touch: '(pointer: coarse)',
  /** A desk with no more room than a small laptop has. */
  laptop: 'screen and (min-width: 720px) and (max-width: 1360px)',
  /** There may be a mouse too. */
  anyTouch: '(any-pointer: coarse)',
  /** The system chooses the colours: washes are gone, and transparent borders are not. */
  forced: '(forced-colors: active)',
  stillness: '(prefers-reduced-motion: reduce)',
} as const;
