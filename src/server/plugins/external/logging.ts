import { type Logger, pino } from 'pino';
import type { Config } from '#server/config.ts';

/** The log of the process: JSON lines with UTC times; credentials never reach it. */
export function makeLogger({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: logLevel,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['req.headers.authorization', 'req.headers.cookie', 'password', '*.password', '*.access_token', '*.token'],
      censor: '…',
    },
    serializers: {
      req: (request: { method: string; url: string; ip: string; id: string }) => ({
        method: request.method,
        url: withoutSecrets(request.url),
        ip: request.ip,
      }),
    },
  });
}

/** No part of our addresses is longer, but for tokens. */
const LONGEST_PART = 64;
/** An escape within an escape, so often, is nobody's mistake. */
const MOST_ESCAPES = 5;

/**
 * The path of an address without the token of a hand-over, however it is spelled: what follows the name of the call is left out, as is any
 * part as long as a token.
 */
export function withoutSecrets(url: string): string {
  const path = url.replace(/[?#].*$/s, '');
  const read = unescaped(path);
  if (read === undefined || /decrypt[^a-z/]*token/i.test(read)) return '/…/decrypt-token/…';
  return path
    .split('/')
    .map((part) => (part.length > LONGEST_PART ? '…' : part))
    .join('/');
}

/** A path with its escapes resolved, as often as there are any; undefined where that is too often. */
function unescaped(path: string): string | undefined {
  let read = path;
  for (let round = 0; round <= MOST_ESCAPES; round++) {
    const next = read.replace(/%([0-9a-f]{2})/gi, (_escape, code) => String.fromCharCode(Number.parseInt(code, 16)));
    if (next === read) return read;
    read = next;
  }
  return undefined;
}
