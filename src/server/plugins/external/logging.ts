import { type Logger, pino } from 'pino';
import type { Config } from '#server/config.ts';

/** Makes the log of the process: JSON lines with UTC times; credentials never reach it. */
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

/** No path segment of our URLs is longer, except tokens. */
const LONGEST_PART = 64;
/** Escapes nested this deep are never a mistake. */
const MOST_ESCAPES = 5;

/**
 * Returns the path of a URL without the token of a hand-over, however it is spelled: everything after the name of the call is cut off, as
 * is any segment as long as a token.
 */
function withoutSecrets(url: string): string {
  const path = url.replace(/[?#].*$/s, '');
  const read = unescaped(path);
  if (read === undefined || /decrypt[^a-z/]*token/i.test(read)) return '/…/decrypt-token/…';
  return path
    .split('/')
    .map((part) => (part.length > LONGEST_PART ? '…' : part))
    .join('/');
}

/** Resolves the escapes of a path repeatedly until there are none; undefined if they are nested too deep. */
function unescaped(path: string): string | undefined {
  let read = path;
  for (let round = 0; round <= MOST_ESCAPES; round++) {
    const next = read.replace(/%([0-9a-f]{2})/gi, (_escape, code) => String.fromCharCode(Number.parseInt(code, 16)));
    if (next === read) return read;
    read = next;
  }
  return undefined;
}
