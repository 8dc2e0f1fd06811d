import type { ChangeName } from '#game/state/Change.ts';
import { bagChanges } from './bags.ts';
import { companyChanges } from './company.ts';
import { growthChanges } from './growth.ts';
import { healthChanges } from './health.ts';
import { memoryChanges } from './memory.ts';
import { placeChanges } from './place.ts';
import { purseChanges } from './purse.ts';
import { spellChanges } from './spells.ts';
import type { Writers } from './write.ts';

/** The writer of each change. */
export const CHANGES: Writers<ChangeName> = {
  ...placeChanges,
  ...memoryChanges,
  ...bagChanges,
  ...purseChanges,
  ...healthChanges,
  ...growthChanges,
  ...companyChanges,
  ...spellChanges,
};
