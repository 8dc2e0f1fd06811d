/** Small figures at the lower right corner of a picture that distinguish the kinds of a category, as lines in a square of 19. */
export const MARKS = {
  none: '',
  up: 'M14 18v-5M12 15l2-2 2 2',
  down: 'M14 13v5M12 16l2 2 2-2',
  upOnly: 'M14 18v-4M12.3 15.5 14 14l1.7 1.5M12 12h4',
  downOnly: 'M14 12v4M12.3 14.5 14 16l1.7-1.5M12 18h4',
  right: 'M12 15.5h5M15 13.5l2 2-2 2',
  left: 'M17 15.5h-5M14 13.5l-2 2 2 2',
  turn: 'M12.5 17a2.3 2.3 0 1 1 3.5 0M16 18.3V17h-1.3',
  dot: 'M14.5 15.5v.1',
  two: 'M12.5 15.5v.1M16.5 15.5v.1',
  three: 'M12.5 17v.1M16.5 17v.1M14.5 13.5v.1',
  four: 'M12.5 17v.1M16.5 17v.1M12.5 13.5v.1M16.5 13.5v.1',
  ring: 'M14.5 13.2a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  square: 'M12.7 13.7h4v4h-4z',
  plus: 'M14.5 13v5M12 15.5h5',
  minus: 'M12 15.5h5',
  cross: 'M12.5 13.5l4 4M16.5 13.5l-4 4',
  bang: 'M14.5 12.5v3.2M14.5 18v.1',
  lens: 'M14 13a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4zM15.3 15.9l1.9 1.9',
  wave: 'M12 16c.8-1.8 1.7-1.8 2.5 0s1.7 1.8 2.5 0',
} as const;
export type Mark = keyof typeof MARKS;
