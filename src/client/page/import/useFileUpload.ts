import { useRef, useState } from 'react';
import { apiErrorOf, fieldErrorsOf } from '#client/api/apiError.ts';
import { sendForm } from '#client/api/sendForm.ts';
import { showError } from '#client/page/showError.ts';
import { flushUnsaved } from '#client/page/unsaved.ts';
import { operationKeys } from '#client/sync/Keys.ts';

/** The state and actions of sending files to a call that answers with its result. */
interface FileUpload<Answer> {
  /** The share of a file that is sent, 0 to 1; undefined while nothing is running. */
  readonly sent: number | undefined;
  /** The reasons why the last file was refused. */
  readonly faults: readonly string[];
  /** Forgets these reasons. */
  readonly forget: () => void;
  /** Saves unsaved work, then sends a file with the other fields of its form. @returns undefined if it was refused or cancelled */
  readonly send: (file: File, fields: Readonly<Record<string, string>>) => Promise<Answer | undefined>;
  /** Cancels the running call. The server may have completed it already. */
  readonly cancel: () => void;
}

/** @param path of the call, below /api/frontend/ */
export function useFileUpload<Answer>(path: string): FileUpload<Answer> {
  const [sent, setSent] = useState<number>();
  const [faults, setFaults] = useState<readonly string[]>([]);
  const sending = useRef<AbortController>(undefined);

  async function send(file: File, fields: Readonly<Record<string, string>>): Promise<Answer | undefined> {
    setFaults([]);
    setSent(0);
    const controller = new AbortController();
    sending.current = controller;
    const { signal } = controller;
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', file);
    try {
      await flushUnsaved();
      signal.throwIfAborted();
      return await sendOnce<Answer>({ path, fields, file }, (key) => sendForm(path, form, setSent, { signal, key }));
    } catch (error) {
      if (signal.aborted) return undefined;
      const told = Object.values(fieldErrorsOf(error) ?? {}).flat();
      const answer = apiErrorOf(error);
      if (told.length > 0) setFaults(told);
      else if (answer?.code === 413) setFaults([answer.message ?? '']);
      else showError(error);
      return undefined;
    } finally {
      setSent(undefined);
    }
  }
  return { sent, faults, forget: () => setFaults([]), send, cancel: () => sending.current?.abort() };
}

/**
 * Sends with the idempotency key of the call, so that a file that is sent again after no answer, or after a cancellation, is processed only
 * once.
 */
async function sendOnce<Answer>(
  { path, fields, file }: { readonly path: string; readonly fields: object; readonly file: File },
  sendAs: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const { name, size, lastModified } = file;
  const call = { path, input: { ...fields, file: { name, size, lastModified } } };
  const key = operationKeys.keyOf(call);
  try {
    const answer = await sendAs(key);
    operationKeys.done(call);
    return answer;
  } catch (error) {
    operationKeys.failed(call, key, apiErrorOf(error)?.code);
    throw error;
  }
}
