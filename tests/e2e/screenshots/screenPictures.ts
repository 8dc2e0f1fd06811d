/** The screens that docs/screens shows; a lint fails when one of them has no picture (tests/lint/screens.test.ts). */
export const SCREENS = [
  'npc-script',
  'works',
  'work',
  'record-page',
  'labyrinths',
  'floor-settings',
  'check-list',
  'status-page',
] as const;
export type PicturedScreen = (typeof SCREENS)[number];

/** The windows in which each is shown: both devices, both languages, both themes. */
export const LOOKS = [
  { name: 'desk-ja-light', language: 'ja', theme: 'light', viewport: { width: 1280, height: 720 } },
  { name: 'phone-en-dark', language: 'en', theme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

/** The largest size of a picture, in bytes. */
export const MOST_BYTES = 60_000;

/** Returns the path of a picture below the folder of the repository. */
export const pictureOf = (screen: PicturedScreen, look: (typeof LOOKS)[number]): string =>
  `docs/screens/${screen}-${look.name}.webp`;
