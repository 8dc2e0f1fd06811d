import { getDefaultStore } from 'jotai';
import { readAccessToken } from '#client/api/accessToken.ts';
import { siteConnection } from '#client/api/connection/siteConnection.ts';
import { accountAtom } from '#client/page/account.ts';
import { mayNow } from '#client/page/may.ts';
import { registerFlush } from '#client/page/unsaved.ts';
import type { FlushNeeds } from '#client/sync/Autosave.ts';
import type { Needs } from '#domain/catalogs/needs.ts';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { takeDrafts } from './takeDrafts.ts';

/** Records of a kind that were given other numbers: from which to which. */
export interface Renumbered {
  readonly kind: RecordKindName;
  readonly moves: ReadonlyMap<number, number>;
}

/** Work that is sent by itself. */
export interface Saving {
  /** Sends everything unsent; rejects with the first that is needed and cannot be sent. */
  readonly flush: (needs?: FlushNeeds) => Promise<void>;
  /** Sends it in requests that outlive the page. */
  readonly leave: () => void;
  /** Whether something unsent is nowhere but in this page, as the browser has no room for it. */
  readonly wouldBeLost: boolean;
  /** Records were given other numbers, and all is sent: what can be taken back is to speak of these. */
  readonly carry: (renumbered: Renumbered) => void;
  readonly disconnect: () => void;
  readonly reconnect: () => void;
}

/** All work that is tied to the page. */
const tied = new Set<Saving>();

/**
 * Ties an author's work to the connection and to the page, not to its screen: what could not be sent there is sent before a
 * backup is saved on another screen too.
 * @param putAway called when another author has logged in: the work is none of theirs
 * @returns the function that takes it back; what is unsent stays in the journal and with the pump.
 */
export function tieToPage(saving: Saving, accountId: string, putAway: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const sendIfHidden = () => {
    if (document.visibilityState !== 'hidden') return;
    takeDrafts();
    sendNow(saving);
  };
  const leave = () => {
    takeDrafts();
    saving.leave();
  };
  const askIfLost = (event: BeforeUnloadEvent) => {
    takeDrafts();
    if (saving.wouldBeLost) event.preventDefault();
  };
  window.addEventListener('beforeunload', askIfLost, { signal });
  window.addEventListener('pagehide', leave, { signal });
  document.addEventListener('visibilitychange', sendIfHidden, { signal });
  tied.add(saving);
  const ties = [
    () => tied.delete(saving),
    registerFlush((needs) => saving.flush(needs)),
    siteConnection.subscribe((state, before) => {
      if (state === 'offline') saving.disconnect();
      if (before === 'offline') saving.reconnect();
    }),
    getDefaultStore().sub(accountAtom, () => {
      const now = getDefaultStore().get(accountAtom)?.id;
      if (now === accountId) saving.reconnect();
      else if (now !== undefined) putAway();
    }),
  ];
  return () => {
    ending.abort();
    for (const untie of ties) untie();
  };
}

/** Whatever can be taken back in this page speaks of the numbers that records have now. */
export const carryAll: Saving['carry'] = (renumbered) => {
  for (const saving of tied) saving.carry(renumbered);
};

/** What cannot be sent is told by the indicator, and kept. */
export const sendNow = (saving: Pick<Saving, 'flush'>): void => void saving.flush().catch(() => {});

/**
 * Work is sent in the session of its own author alone, while that account has the right that the work needs; until then it waits
 * in the journal.
 */
export function mayWrite(accountId: string, needs: Needs): boolean {
  const isOwn = getDefaultStore().get(accountAtom)?.id === accountId;
  return readAccessToken() !== undefined && isOwn && mayNow(needs);
}
