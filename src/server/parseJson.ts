import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { halfPairIn } from '#domain/text/halfPairs.ts';
import { JsonOverrun, scanJson } from '#domain/text/scanJson.ts';
import { RequestError } from './errors/RequestError.ts';

/**
 * Reads long values of a known form straight from the bytes of a body; undefined if they have another form. `rest` is the text of the body
 * with a short value in the place of each; it is parsed and checked like every body.
 */
export type TakeOut = (body: Buffer) => { values: Readonly<Record<string, unknown>>; rest: Buffer } | undefined;

declare module 'fastify' {
  interface FastifyContextConfig {
    takeOut?: TakeOut;
  }
  interface FastifyRequest {
    /**
     * Key-value pairs in the JSON text of the body, not counting the values that were taken out. It exceeds the pairs of the parsed value
     * if a key occurs twice.
     */
    jsonPairs: number;
  }
}

/** Deepest nesting of a body (docs/safety.md, S37). */
const DEEPEST = 32;

/**
 * Returns the text of a JSON body, not parsed yet, and the number of its key-value pairs.
 * @throws RequestError 400 if it is not UTF-8 (it would be stored mangled) or nested more than 32 deep
 */
export function readJsonText(bytes: Buffer): { text: string; pairs: number } {
  if (!isUtf8(bytes)) throw new RequestError(400, 'not_json');
  try {
    return { pairs: scanJson(bytes, { depth: DEEPEST }), text: bytes.toString() };
  } catch (error) {
    if (!(error instanceof JsonOverrun)) throw error;
    throw new RequestError(400, 'too_deep', { values: { limit: DEEPEST } });
  }
}

/**
 * Counts the key-value pairs of a parsed JSON value; of duplicate keys the parser keeps the last.
 * @throws RequestError 400 on the field if a text in it holds half a surrogate pair: it would be stored as another character
 */
export function countPairs(value: unknown): number {
  const pairs = pairsIn(value);
  if (!Number.isNaN(pairs)) return pairs;
  throw new RequestError(400, 'not_unicode', { errors: { [halfPairIn(value) ?? '']: [{ key: 'not_unicode' }] } });
}

/** As `countPairs`; NaN for half a surrogate pair. */
function pairsIn(value: unknown): number {
  if (typeof value === 'string') return value.isWellFormed() ? 0 : Number.NaN;
  if (typeof value !== 'object' || value === null) return 0;
  const values = Array.isArray(value) ? value : Object.values(value);
  let pairs = Array.isArray(value) ? 0 : values.length;
  for (const one of values) pairs += pairsIn(one);
  return pairs;
}

/** @throws RequestError 400 if the text of a body has more pairs than its parsed value: a key occurs twice */
export function refuseDoubledKeys(pairsInText: number, pairsInValue: number): void {
  if (pairsInText !== pairsInValue) throw new RequestError(400, 'doubled_keys');
}

/** Accepts JSON and nothing else; a body that is not JSON, is nested too deep or tries to reach prototypes is answered with 400. */
export function registerJsonParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.decorateRequest('jsonPairs', 0);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    let text: string;
    const taken = request.routeOptions.config.takeOut?.(body as Buffer);
    try {
      ({ text, pairs: request.jsonPairs } = readJsonText(taken?.rest ?? (body as Buffer)));
    } catch (error) {
      return done(error as Error);
    }
    // Some clients send a call without input as an empty body with the JSON type.
    if (text === '') return done(null, undefined);
    parse(request, text, (error, value) => {
      if (error) done(new RequestError(400, 'not_json'));
      else done(null, taken ? { ...value, ...taken.values } : value);
    });
  });
}
