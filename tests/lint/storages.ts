// A browser may refuse to store anything, and then throws wherever it is asked. Only src/client/storage asks.
import { type ESTree, Visitor } from 'vite';
import { type Finding, lineAt, type SourceFile } from './sourceFile.ts';

/** The only folder that asks for storage. Programs of their own beside it, which can import nothing: public/boot.js and public/sw.js. */
const HOME = 'src/client/storage/';

const GLOBALS = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'];
const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  navigator: ['storage', 'storageBuckets'],
  document: ['cookie', 'hasStorageAccess', 'requestStorageAccess'],
};
const WINDOWS = ['window', 'globalThis', 'self'];

/** Reports every use of the browser's storage outside of its folder, and values of the package that opens databases. */
export function storages({ path, text, program, imports }: SourceFile): Finding[] {
  if (!/^src\/(client|view|domain|game)\//.test(path) || path.startsWith(HOME)) return [];
  const message = (name: string) => `${name} may be refused by the browser: ask ${HOME} for it`;
  const findings: Finding[] = imports
    .filter(({ specifier, kind }) => specifier === 'idb' && kind !== 'type')
    .map(({ line }) => ({ path, line, message: message('idb') }));
  const judge = (owner: string | undefined, name: string | undefined, { start }: { start: number }) => {
    if (name === undefined) return;
    const isStorage = owner === undefined ? GLOBALS.includes(name) : isMember(owner, name);
    if (isStorage) findings.push({ path, line: lineAt(text, start), message: message(name) });
  };
  const value = (node: ESTree.Node) => {
    if (node.type === 'Identifier') judge(undefined, node.name, node);
  };
  const parts = ({ properties }: ESTree.ObjectPattern, owner: string | undefined) => {
    for (const part of properties) if (part.type === 'Property') judge(owner, nameOf(part.key), part);
  };
  new Visitor({
    MemberExpression(node) {
      value(node.object);
      judge(nameOf(node.object) ?? '', nameOf(node.property), node);
    },
    VariableDeclarator({ id, init }) {
      if (!init) return;
      value(init);
      if (id.type === 'ObjectPattern') parts(id, nameOf(init) ?? '');
    },
    CallExpression: ({ arguments: given }) => given.forEach(value),
    NewExpression: ({ arguments: given }) => given.forEach(value),
    ArrowFunctionExpression: ({ body }) => value(body),
    ReturnStatement: ({ argument }) => argument && value(argument),
    AssignmentExpression: ({ right }) => value(right),
    LogicalExpression({ left, right }) {
      value(left);
      value(right);
    },
    ConditionalExpression({ consequent, alternate }) {
      value(consequent);
      value(alternate);
    },
    Property: ({ value: given }) => value(given),
    BinaryExpression({ left, right }) {
      if (left.type === 'Literal' && nameOf(right)) judge(nameOf(right), String(left.value), left);
    },
  }).visit(program);
  return findings;
}

const isMember = (owner: string, name: string): boolean =>
  (MEMBERS[owner]?.includes(name) ?? false) || (WINDOWS.includes(owner) && GLOBALS.includes(name));

/** Returns the last name of an expression: `document` for `window.document` too, `cookie` for `['cookie']`. */
function nameOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'Literal') return String(node.value);
  return node.type === 'MemberExpression' ? nameOf(node.property) : undefined;
}
