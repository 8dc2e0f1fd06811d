import { beings } from './pictures/beings.ts';
import { equipment } from './pictures/equipment.ts';
import { fixtures } from './pictures/fixtures.ts';
import { furnishings } from './pictures/furnishings.ts';
import { people } from './pictures/people.ts';
import { places } from './pictures/places.ts';
import { treasures } from './pictures/treasures.ts';
import { ways } from './pictures/ways.ts';

/** The marks of each picture from the back to the front, by its code in the catalog. */
export type Pictures = Readonly<Record<number, readonly string[]>>;

export const pictures: Pictures = {
  ...ways,
  ...places,
  ...fixtures,
  ...furnishings,
  ...treasures,
  ...equipment,
  ...people,
  ...beings,
};
