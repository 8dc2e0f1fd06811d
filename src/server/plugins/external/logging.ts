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

/** The address without its query and without the token of a hand-off. */
const withoutSecrets = (url: string): string => url.replace(/\?.*$/s, '').replace(/(decrypt-token\/)[^/]+/, '$1…');
