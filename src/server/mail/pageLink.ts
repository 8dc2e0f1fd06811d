import type { Config } from '#server/config.ts';

/**
 * Returns the URL of a page of ours for a mail. It is made from PUBLIC_URL alone, whatever host a request named (docs/safety.md, S44). A
 * token is in the fragment, which reaches no server and so no log.
 */
export const pageLink = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  path: '/auth/verify' | '/auth/reset' | '/auth/forgot',
  token?: string,
): string => `${publicUrl}${path}${token === undefined ? '' : `#token=${token}`}`;
