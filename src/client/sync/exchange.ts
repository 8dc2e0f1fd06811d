import type { SendResult, WriteFailure, WriteResult } from './WriteResult.ts';

/** A write of a document, and the handlers of its answers. */
export interface Exchange<Present> {
  /** Stores what is about to be sent; a returned promise is awaited before anything is sent. */
  readonly sending: () => unknown;
  readonly send: () => Promise<WriteResult<Present>>;
  /** The server has stored it as this revision. */
  readonly stored: (revision: number) => unknown;
  /** The server has refused it for good. */
  readonly refused: () => unknown;
  /** The server had something newer. @returns a failure if that has to be read first and cannot be */
  readonly received: (present: Present) => Promise<WriteFailure | undefined> | undefined;
}

/** Sends a document once and handles the answer. Never rejects if its parts do not. */
export async function exchange<Present>(parts: Exchange<Present>): Promise<SendResult> {
  const isRemembered = parts.sending();
  // A page that is being left sends at once, and waits for nothing.
  if (isRemembered instanceof Promise) await isRemembered;
  const result = await parts.send();
  if (result.kind === 'saved') await parts.stored(result.revision);
  else if (result.kind === 'stale') return (await parts.received(result.present)) ?? SETTLED;
  else {
    if (result.kind === 'refused' && !result.isPassing) parts.refused();
    return result;
  }
  return SETTLED;
}

const SETTLED = { kind: 'settled' } as const;
