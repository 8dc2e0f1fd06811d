import type { Label } from '#domain/text/languages.ts';
import { eventParts } from './kinds.ts';

const SENTENCES: Readonly<Partial<Record<number, Label>>> = eventParts('sentence');

/** What a kind of event does to the party, in a sentence; undefined for a number that is no id. */
export const eventSentence = (id: number): Label | undefined => SENTENCES[id];
