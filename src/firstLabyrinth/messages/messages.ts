import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import { named } from '#firstLabyrinth/build/named.ts';
import { clockworkMessages } from './clockwork.ts';
import { drownedHallMessages } from './drownedHall.ts';
import { gatehouseMessages } from './gatehouse.ts';
import { libraryMessages } from './library.ts';
import { throneMessages } from './throne.ts';

/** All messages, floor by floor. */
export const MESSAGES = named(labyrinthMessage, {
  ...gatehouseMessages,
  ...drownedHallMessages,
  ...libraryMessages,
  ...clockworkMessages,
  ...throneMessages,
});
