import { normalizeKey } from '#domain/text/normalizeKey.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import type { Services } from '#server/services.ts';

/**
 * Whether another mail to a mailbox is allowed. Strangers can cause mails to it, so they are throttled silently, because the answer
 * must be the same for every address.
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
