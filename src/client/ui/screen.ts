/** Media queries shared by all styles. A phone is anything below 720 px; on a narrow screen nothing stands next to the work. */
export const screen = {
  phone: 'screen and (max-width: 719px)',
  desk: 'screen and (min-width: 720px)',
  narrow: 'screen and (max-width: 1099px)',
  touch: '(pointer: coarse)',
  /** A desktop screen with no more room than a small laptop has. */
  laptop: 'screen and (min-width: 720px) and (max-width: 1360px)',
  /** Room for the map and a game side by side. */
  wide: 'screen and (min-width: 1400px)',
  /** There may be a mouse too. */
  anyTouch: '(any-pointer: coarse)',
  /** The system chooses the colours: washes disappear, and transparent borders become visible. */
  forced: '(forced-colors: active)',
  stillness: '(prefers-reduced-motion: reduce)',
} as const;

/** Marks the game that stands beside the map: keys pressed in it are the game's, and it has little room. */
export const BESIDE = 'data-beside';
