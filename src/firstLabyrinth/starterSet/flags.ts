import { eventFlag } from '#domain/resources/eventFlag.ts';
import { named } from '#firstLabyrinth/build/named.ts';

/** The flags of the talks. */
export const FLAGS = named(eventFlag, {
  metChild: { name_ja: '迷子のニコに会った', name_en: 'The lost child Nico was met' },
});
