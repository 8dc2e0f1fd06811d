import type { KeptSlot } from '#client/page/SaveStore.ts';

/** Sends that are remembered while none is answered: more than an hour of autosaves. */
const MOST_SENT = 300;

/** When a save was made, as far as that can be read of it: a damaged one may still tell. */
export function savedAt(save: unknown): number | undefined {
  const { saved_at } = (typeof save === 'object' && save !== null ? save : {}) as { saved_at?: unknown };
  return typeof saved_at === 'number' && Number.isFinite(saved_at) ? saved_at : undefined;
}

/** What the game of a save is called, in Japanese, as far as that can be read of it. */
export function savedTitle(save: unknown): string | undefined {
  const { told } = (typeof save === 'object' && save !== null ? save : {}) as { told?: { title_ja?: unknown } | null };
  return typeof told?.title_ja === 'string' ? told.title_ja : undefined;
}

/** A slot after its player has saved into it, or removed its save (null). */
export const withSave = (there: KeptSlot | undefined, save: unknown, isUnsent: boolean): KeptSlot => ({
  ...{ save, revision: there?.revision ?? 0, isUnsent },
  ...(there?.sent && { sent: there.sent }),
});

/** A slot of which `saved_at` is on its way to the server. */
export const withSent = (there: KeptSlot, saved_at: number): KeptSlot => ({
  ...there,
  sent: [...(there.sent ?? []).filter((one) => one !== saved_at), saved_at].slice(-MOST_SENT),
});

/** A slot of which the server is known to have `saved_at` as `revision`; what is newer here is still to be sent. */
export function withStored({ save, sent = [] }: KeptSlot, saved_at: number, revision: number): KeptSlot {
  const open = sent.slice(sent.indexOf(saved_at) + 1);
  return { save, revision, isUnsent: savedAt(save) !== saved_at, ...(open.length > 0 && { sent: open }) };
}

/** Whether what the server has came from this browser, so that nobody else's is lost when something newer takes its place. */
export const isOurs = ({ save, sent = [] }: KeptSlot, saved_at: number): boolean =>
  savedAt(save) === saved_at || sent.includes(saved_at);
