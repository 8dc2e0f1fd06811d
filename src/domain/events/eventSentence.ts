import type { Label } from '#domain/text/languages.ts';
import { eventParts } from './kinds.ts';

const SENTENCES: Readonly<Partial<Record<number, Label>>> = eventParts('sentence');

/** Returns a sentence about the effect of a kind of event on the party; undefined for a number that is no id. */
export const eventSentence = (id: number): Label | undefined => SENTENCES[id];
