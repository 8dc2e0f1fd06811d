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

/** The records of a kind that were renumbered: old number to new number. */
export interface Renumbered {
  readonly kind: RecordKindName;
  readonly moves: ReadonlyMap<number, number>;
}

/** Work with autosave. */
export interface Saving {
  /** Sends everything unsent; rejects with the first needed part that cannot be sent. */
  readonly flush: (needs?: FlushNeeds) => Promise<void>;
  /** Sends everything unsent in requests that outlive the page. */
  readonly leave: () => void;
  /** Whether some unsent edits exist only in this page, because the browser has no room for them. */
  readonly wouldBeLost: boolean;
  /** Adapts the undo steps to the new numbers of records. Called when everything is sent. */
  readonly carry: (renumbered: Renumbered) => void;
  readonly disconnect: () => void;
  readonly reconnect: () => void;
}

/** All work that is tied to the page. */
const tied = new Set<Saving>();

/**
 * Ties an author's work to the connection and to the page instead of to its screen: what could not be sent there is sent later, for example
 * before a backup is saved on another screen.
 * @param putAway called when another author has logged in, who must not see this work
 * @returns a function that unties it; unsent edits stay in the journal and with the autosave.
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

/** Adapts all undo steps in this page to the new numbers of records. */
export const carryAll: Saving['carry'] = (renumbered) => {
  for (const saving of tied) saving.carry(renumbered);
};

/** Sends what is unsent. The indicator shows what cannot be sent, and it is kept. */
export const sendNow = (saving: Pick<Saving, 'flush'>): void => void saving.flush().catch(() => {});

/**
 * Whether work may be sent: only in the session of its own author, and only while that account has the right that the work needs. Until
 * then it waits in the journal.
 */
export function mayWrite(accountId: string, needs: Needs): boolean {
  const isOwn = getDefaultStore().get(accountAtom)?.id === accountId;
  return readAccessToken() !== undefined && isOwn && mayNow(needs);
}
