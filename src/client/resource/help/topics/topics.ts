import type { NumberTopic } from '#domain/catalogs/numberTopics.ts';
import { fightTopics } from './fightTopics.ts';
import { thingTopics } from './thingTopics.ts';
import type { Topic } from './topic.ts';

/** All help topics on numbers: shown behind the "?" of a field, and on a page of the guide. */
export const TOPICS: Readonly<Record<NumberTopic, Topic>> = { ...fightTopics, ...thingTopics };
