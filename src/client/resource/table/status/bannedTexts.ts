import { trpcClient } from '#client/api/trpc.ts';
import { type Leaf, leafValue } from '#domain/resource/leaf.ts';
import type { BannedPlace } from '#domain/text/bannedWords.ts';

/** Texts asked about in one call: what the server takes. */
const MOST_TEXTS = 200;

/** Texts requested while the page is open, and where they contain banned words. */
const asked = new Set<string>();
const banned = new Map<string, readonly BannedPlace[]>();
const NONE: readonly BannedPlace[] = [];
const listeners = new Set<() => void>();

/** The texts of a checked leaf: one, or those of its pages. */
export const textsIn = (record: object, leaf: Leaf): readonly string[] => [leafValue(record, leaf) as string[]].flat();

/** Which texts contain banned words, as far as the server was asked. */
export const bannedTexts = {
  has: (text: string): boolean => banned.has(text),

  placesIn: (text: string): readonly BannedPlace[] => banned.get(text) ?? NONE,

  /** How many are known; it changes whenever subscribers are called. */
  count: (): number => banned.size,

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },

  /** Requests the unknown ones. Without an answer they are requested again later, silently. */
  async learn(texts: Iterable<string>): Promise<void> {
    const unknown = [...new Set(texts)].filter((text) => text.trim() !== '' && !asked.has(text));
    for (let at = 0; at < unknown.length; at += MOST_TEXTS) {
      const words = unknown.slice(at, at + MOST_TEXTS);
      for (const word of words) asked.add(word);
      const answer = await trpcClient.bannedWords.check.mutate({ words }).catch(() => undefined);
      if (!answer) for (const word of words) asked.delete(word);
      const found = answer?.data.filter((one) => one.banned) ?? [];
      for (const { word, places } of found) banned.set(word, places);
      if (found.length > 0) for (const listener of listeners) listener();
    }
  },
};
