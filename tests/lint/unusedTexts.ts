import { Visitor } from 'vite';
import { type Finding, lineAt, type SourceFile } from './sourceFile.ts';

const FOLDER = 'src/client/';
/** A text key: words with dots between. */
const KEY = /^[a-z]\w*(\.\w+)+$/;

/**
 * Reports texts of the client that nothing shows, and keys that two texts share. A key is used if it is written anywhere except as the name
 * of its text, or if a template may make it: `` `map.news.${kind}` `` may make any key that begins so.
 */
export function unusedTexts(files: readonly SourceFile[]): Finding[] {
  const declared = new Map<string, Pick<Finding, 'path' | 'line'>>();
  const written = new Set<string>();
  const templates: RegExp[] = [];
  const twice: Finding[] = [];
  for (const { path, text, program } of files) {
    if (!path.startsWith(FOLDER)) continue;
    /** The places of the names of texts. */
    const names = new Set<number>();
    new Visitor({
      CallExpression: ({ callee, arguments: [texts] }) => {
        if (callee.type !== 'Identifier' || callee.name !== 'defineTexts' || texts?.type !== 'ObjectExpression') return;
        for (const property of texts.properties) {
          if (property.type !== 'Property' || property.key.type !== 'Literal') continue;
          const { value, start } = property.key;
          const key = String(value);
          const place = { path, line: lineAt(text, start) };
          const first = declared.get(key);
          if (first) twice.push({ ...place, message: `the text '${key}' stands in ${first.path} too` });
          else declared.set(key, place);
          names.add(start);
        }
      },
      Literal: ({ value, start }) => {
        if (typeof value === 'string' && KEY.test(value) && !names.has(start)) written.add(value);
      },
      TemplateLiteral: ({ quasis }) => {
        const parts = quasis.map(({ value }) => value.raw);
        // With a dot and a word in it; otherwise it makes no key, or any key.
        if (parts.every((part) => /^[\w.]*$/.test(part)) && /\.\w|\w\./.test(parts.join(' ')))
          templates.push(new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('.+')}$`));
      },
    }).visit(program);
  }
  const isUsed = (key: string) => written.has(key) || templates.some((template) => template.test(key));
  const unused = [...declared].filter(([key]) => !isUsed(key));
  return [...twice, ...unused.map(([key, place]) => ({ ...place, message: `nothing shows the text '${key}'` }))];
}
