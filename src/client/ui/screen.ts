/** Media queries shared by all styles. A phone is anything below 720 px. */
export const screen = {
  phone: 'screen and (max-width: 719px)',
  desk: 'screen and (min-width: 720px)',
  touch: '(pointer: coarse)',
  /** There may be a mouse too. */
  anyTouch: '(any-pointer: coarse)',
  /** The system chooses the colours: washes are gone, and transparent borders are not. */
  forced: '(forced-colors: active)',
  stillness: '(prefers-reduced-motion: reduce)',
} as const;
