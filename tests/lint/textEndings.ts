import { Visitor } from 'vite';
import { type Finding, lineAt, type SourceFile } from './sourceFile.ts';

/** English texts that never change (docs/product.md, "Messages"), and an abbreviation. */
const FIXED = new Set([
  ...['This field required', 'Input required', 'Username required', 'A username is required', 'Full Name required'],
  ...['Account Name required', 'Mail Address is required', 'Mail Address not recognized'],
  ...['Sorry, we could not find what you were looking for', 'This page could not be found'],
  ...['No available monster', 'No available item', 'The selected file is invalid'],
  'The end of the map hierarchy of labyrinth number 0 is smaller than the start',
  'No.',
]);
/** Marks that may stand after the end of a sentence. */
const CLOSING = /[」』）”’)\s]+$/;
/** A question, a call, or an introduction to what follows: in the other language it may be a name or a sentence. */
const OTHERWISE = /[?？!！:：…—]$/;

/** Reports texts that end as a sentence in one language and not in the other: sentences have a full stop, names and labels have none. */
export function textEndings({ path, text, program }: SourceFile): Finding[] {
  if (!path.startsWith('src/')) return [];
  const findings: Finding[] = [];
  new Visitor({
    ObjectExpression: ({ properties, start }) => {
      const written = (language: string) => {
        const found = properties.find(
          (one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === language,
        );
        const value = found?.type === 'Property' ? found.value : undefined;
        if (value?.type === 'Literal' && typeof value.value === 'string') return value.value;
        return value?.type === 'TemplateLiteral' ? value.quasis.at(-1)?.value.cooked : undefined;
      };
      const [ja, en] = [written('ja'), written('en')];
      if (!ja || !en || FIXED.has(en)) return;
      const [japanese, english] = [ja.replace(CLOSING, ''), en.replace(CLOSING, '')];
      if (OTHERWISE.test(japanese) || OTHERWISE.test(english)) return;
      if (/[。.]$/.test(japanese) === english.endsWith('.')) return;
      findings.push({ path, line: lineAt(text, start), message: `‘${ja}’ and ‘${en}’ do not end alike` });
    },
  }).visit(program);
  return findings;
}
