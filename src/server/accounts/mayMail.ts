import { normalizeKey } from '#domain/text/normalizeKey.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import type { Services } from '#server/services.ts';

/**
 * Whether a mailbox may be written to again. Strangers can ask for mails to it, so they grow rare; nobody is told, as the
 * answer must be the same for every address.
 */
export async function mayMail({ throttle }: Services, email: string): Promise<boolean> {
  try {
    await throttle.take({ rule: 'mailbox', who: normalizeKey(email) });
    return true;
  } catch (error) {
    if (error instanceof RequestError && error.status === 429) return false;
    throw error;
  }
}
