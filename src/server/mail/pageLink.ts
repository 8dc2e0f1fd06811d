import type { Config } from '#server/config.ts';

/**
 * The address of a page of ours for a mail: made from PUBLIC_URL alone, whatever host a request named (docs/safety.md,
 * S44). A token stands in the fragment, which reaches no server and so no log.
 */
export const pageLink = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  path: '/auth/verify' | '/auth/reset' | '/auth/forgot',
  token?: string,
): string => `${publicUrl}${path}${token === undefined ? '' : `#token=${token}`}`;
