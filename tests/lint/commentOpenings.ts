// A comment begins with its subject or its verb: one that opens with a noun clause ("What is left of ...") has to be read twice.
import { type Finding, lineAt, type SourceFile } from './sourceFile.ts';

const NOUN_CLAUSE = /^(?:What|Who|Whom|Whose|Of|Where|By (?:what|whom|which))\b(?!.*\?$)/;

/** Reports every comment that opens with a noun clause; a question is none. */
export function commentOpenings({ path, text, comments }: SourceFile): Finding[] {
  // A migration never changes after it has landed.
  if (path.startsWith('migrations/')) return [];
  return comments.flatMap(({ type, value, start }, index) => {
    const before = comments[index - 1];
    // Lines of `//` one below the other are one comment.
    const goesOn = type === 'Line' && before?.type === 'Line' && /^\n[ \t]*$/.test(text.slice(before.end, start));
    const opening = value.replace(/^[*\s]+/, '').split('\n')[0] ?? '';
    if (goesOn || !NOUN_CLAUSE.test(opening)) return [];
    const message = `"${opening.slice(0, 40)}" is a noun clause: begin with the subject or the verb`;
    return [{ path, line: lineAt(text, start), message }];
  });
}
