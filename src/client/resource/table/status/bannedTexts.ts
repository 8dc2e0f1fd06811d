import { trpcClient } from '#client/api/trpc.ts';
import { type Leaf, leafValue } from '#domain/resource/leaf.ts';
import type { BannedPlace } from '#domain/text/bannedWords.ts';

/** The maximum number of texts in one call, a limit of the server. */
const MOST_TEXTS = 200;

/** Texts requested since the page was loaded, and the places of their banned words. */
const asked = new Set<string>();
const banned = new Map<string, readonly BannedPlace[]>();
const NONE: readonly BannedPlace[] = [];
const listeners = new Set<() => void>();

/** Returns the texts of a leaf: its only text, or those of its pages. */
export const textsIn = (record: object, leaf: Leaf): readonly string[] => [leafValue(record, leaf) as string[]].flat();

/** Cached results of the banned words check, as far as texts were requested. */
export const bannedTexts = {
  has: (text: string): boolean => banned.has(text),

  placesIn: (text: string): readonly BannedPlace[] => banned.get(text) ?? NONE,

  /** The number of texts known to contain banned words; it changes whenever subscribers are called. */
  count: (): number => banned.size,

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },

  /** Requests the texts that are not cached. If there is no answer, the next call requests them again; no error is shown. */
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
