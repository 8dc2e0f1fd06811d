import { ENTRANCE_CONDITIONS } from '#domain/catalogs/entranceConditions.ts';
import { SOUND_EFFECTS } from '#domain/catalogs/soundEffects.ts';
import { STATES } from '#domain/catalogs/states.ts';
import { TITLES } from '#domain/catalogs/titles.ts';
import { TRAPS } from '#domain/catalogs/traps.ts';

/** The closed lists for numbers of events. */
export const eventCatalogs = {
  state: STATES,
  trap: TRAPS,
  title: TITLES,
  condition: ENTRANCE_CONDITIONS,
  sound: SOUND_EFFECTS,
};
