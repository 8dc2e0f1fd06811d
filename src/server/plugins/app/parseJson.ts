import type { FastifyInstance } from 'fastify';
import { RequestError } from '#server/errors/RequestError.ts';

/** Deepest nesting of a body (design: safety, "Traps"). */
const DEEPEST = 32;

/** @throws RequestError 400 where objects and lists in the JSON `text` are nested more than 32 deep */
export function refuseDeepJson(text: string): void {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (inString) {
      if (code === 92) at++;
      else if (code === 34) inString = false;
    } else if (code === 34) inString = true;
    else if (code === 123 || code === 91) {
      if (++depth > DEEPEST) throw new RequestError(400, 'too_deep', { values: { limit: DEEPEST } });
    } else if (code === 125 || code === 93) depth--;
  }
}

/** Takes JSON and nothing else; a body that is not JSON, too deep or tries to reach prototypes is a 400. */
export function registerJsonParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    try {
      refuseDeepJson(text as string);
    } catch (error) {
      return done(error as Error);
    }
    // An empty body with the JSON type is how some clients send a call without input.
    if (text === '') return done(null, undefined);
    parse(request, text as string, (error, body) => {
      if (error) done(new RequestError(400, 'not_json'));
      else done(null, body);
    });
  });
}
