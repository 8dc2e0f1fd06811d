import { defineResource } from '#domain/resource/defineResource.ts';
import { text } from '#domain/resource/field.ts';

/** 20 full-width columns, counted in half-width ones, by 11 lines (docs/product.md, "Records"). */
export const SIGNBOARD_SIZE = { columns: 40, lines: 11 } as const;

/** The place in a labyrinth, with its number in calls (docs/wire.md, "Signboards"). */
const PLACES = { entrance: 1, ending: 2 } as const;
export type SignboardPlace = keyof typeof PLACES;

export const signboardNumber = (labyrinth: number, place: SignboardPlace): number => labyrinth * 10 + PLACES[place];

/** Returns the labyrinth and the place of a signboard, by its number. */
export const placeOfSignboard = (number: number): { labyrinth: number; place: SignboardPlace } => ({
  labyrinth: Math.floor(number / 10),
  place: number % 10 === PLACES.entrance ? 'entrance' : 'ending',
});

const board = (ja: string, en: string) =>
  text(ja, en, { maxWidth: SIGNBOARD_SIZE.columns, maxLines: SIGNBOARD_SIZE.lines });

/** A signboard of a labyrinth: its number is labyrinth x 10 + 1 at the entrance and + 2 at the ending. */
export const signboard = defineResource({
  name: 'signboard',
  fields: {
    ja: board('看板（日本語）', 'Signboard (Japanese)'),
    en: board('看板（英語）', 'Signboard (English)'),
  },
  sections: [{ title: { ja: '看板', en: 'Signboard' }, fields: ['ja', 'en'] }],
  tables: { list: { title: { ja: '看板', en: 'Signboards' }, columns: ['ja', 'en'] } },
  bannedWords: { labyrinth_message: ['ja', 'en'] },
});
