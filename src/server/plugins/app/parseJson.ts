import type { FastifyInstance } from 'fastify';
import { RequestError } from '#server/errors/RequestError.ts';

/** Deepest nesting of a body (design: safety, "Traps"). */
const DEEPEST = 32;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** `[` and `{` differ from one another, and `]` from `}`, by one bit. */
const BRACKET_BIT = 0x20;
const OPENING = 0x7b;
const CLOSING = 0x7d;

/** @throws RequestError 400 where objects and lists in the JSON `bytes` are nested more than 32 deep */
export function refuseDeepJson(bytes: Uint8Array): void {
  let depth = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte === QUOTE) {
      for (at++; at < bytes.length && bytes[at] !== QUOTE; at++) if (bytes[at] === BACKSLASH) at++;
    } else if ((byte | BRACKET_BIT) === OPENING) {
      if (++depth > DEEPEST) throw new RequestError(400, 'too_deep', { values: { limit: DEEPEST } });
    } else if ((byte | BRACKET_BIT) === CLOSING) depth--;
  }
}

/** Takes JSON and nothing else; a body that is not JSON, too deep or tries to reach prototypes is a 400. */
export function registerJsonParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      refuseDeepJson(body as Buffer);
    } catch (error) {
      return done(error as Error);
    }
    // An empty body with the JSON type is how some clients send a call without input.
    if (body.length === 0) return done(null, undefined);
    parse(request, body.toString(), (error, value) => {
      if (error) done(new RequestError(400, 'not_json'));
      else done(null, value);
    });
  });
}
