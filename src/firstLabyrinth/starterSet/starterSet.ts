import type { ScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';
import { startingItems } from '#firstLabyrinth/build/startingItems.ts';
import { CHESTS } from './chests.ts';
import { FLAGS } from './flags.ts';
import { ITEMS } from './items.ts';
import { MESSAGES } from './messages.ts';
import { MONSTERS } from './monsters.ts';
import { NPCS } from './npcs.ts';
import { TABLES } from './tables.ts';

/** The belongings of a new member of each job. */
const STARTING_ITEMS = startingItems(
  [
    ['plainSword', 'tannedCoat', 'roundShield'],
    ['pocketKnife', 'linenCoat'],
    ['nailedClub', 'tannedCoat', 'roundShield'],
    ['plainSword', 'tannedCoat'],
    ['oakStaff', 'tannedCoat'],
    ['plainSword', 'tannedCoat', 'roundShield'],
    ['plainSword', 'tannedCoat', 'roundShield'],
    ['plainSword', 'tannedCoat'],
  ],
  ITEMS.number,
);

/** Returns the records that a scenario may begin with, in the form of a document: no floors, no
 * story, and of the rules only what new members start with. */
export const starterSet = (): ScenarioDocument['records'] =>
  Object.fromEntries(
    [FLAGS, MESSAGES, ITEMS, CHESTS, MONSTERS, TABLES, NPCS, STARTING_ITEMS].map(({ kind, rows }) => [kind, [...rows]]),
  );
