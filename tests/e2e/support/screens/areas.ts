import { checkScreens } from './checkScreens.ts';
import { deskScreens } from './deskScreens.ts';
import { floorScreens } from './floorScreens.ts';
import { guestScreens } from './guestScreens.ts';
import { itemScreens } from './itemScreens.ts';
import { labyrinthScreens } from './labyrinthScreens.ts';
import { monsterScreens } from './monsterScreens.ts';
import { outlineScreens } from './outlineScreens.ts';
import type { Screens } from './places.ts';
import { readerScreens } from './readerScreens.ts';
import { scenarioScreens } from './scenarioScreens.ts';

/** Every screen of the product, and every dialog, by area: one author walks through each area in one story. */
export const AREAS: readonly Screens[] = [
  guestScreens,
  deskScreens,
  scenarioScreens,
  checkScreens,
  floorScreens,
  monsterScreens,
  itemScreens,
  labyrinthScreens,
  outlineScreens,
  readerScreens,
];
