import { Visitor } from 'vite';
import { type Finding, lineAt, type SourceFile } from './sourceFile.ts';

const FOLDER = 'src/client/';
/** A text key: words with dots between. */
const KEY = /^[a-z]\w*(\.\w+)+$/;

/**
 * Texts of the client that nothing shows. A key is used where it is written anywhere but as the name of its text, or where a template
 * may make it: `` `map.news.${kind}` `` may be any key that begins so.
 */
export function unusedTexts(files: readonly SourceFile[]): Finding[] {
  const declared: (Finding & { readonly key: string })[] = [];
  const written = new Set<string>();
  const templates: RegExp[] = [];
  for (const { path, text, program } of files) {
    if (!path.startsWith(FOLDER)) continue;
    const names = new Set<number>();
    new Visitor({
      Property: ({ key, value }) => {
        const name = key.type === 'Literal' && typeof key.value === 'string' ? key.value : '';
        if (!KEY.test(name)) return;
        names.add(key.start);
        // A list that maps keys to something else uses them.
        const isText = value.type === 'ObjectExpression' || value.type === 'CallExpression';
        if (!isText) written.add(name);
        else
          declared.push({
            path,
            line: lineAt(text, key.start),
            key: name,
            message: `nothing shows the text '${name}'`,
          });
      },
      Literal: ({ value, start }) => {
        if (typeof value === 'string' && !names.has(start)) written.add(value);
      },
      TemplateLiteral: ({ quasis }) => {
        const parts = quasis.map(({ value }) => value.raw);
        // With a dot and a word in it; else it makes no key, or any.
        if (parts.every((part) => /^[\w.]*$/.test(part)) && /\.\w|\w\./.test(parts.join(' ')))
          templates.push(new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('.+')}$`));
      },
    }).visit(program);
  }
  const isUsed = (key: string) => written.has(key) || templates.some((template) => template.test(key));
  return declared.filter(({ key }) => !isUsed(key)).map(({ path, line, message }) => ({ path, line, message }));
}
