// Features that a browser has only on https and on loopback: on plain http in a local network they are undefined. Only one file uses them.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type ESTree, Visitor } from 'vite';
import { type Finding, lineAt, type SourceFile } from './sourceFile.ts';

/** The only file that knows how to do without them. */
const GUARD = 'src/client/secureOnly.ts';
/** Code that runs in a page. */
const OF_PAGES = /^src\/(client|view|domain|game)\//;

/** Features that TypeScript's browser types do not describe, or not as secure-only. */
const MORE = {
  Navigator: ['bluetooth', 'getBattery', 'hid', 'keyboard', 'serial', 'usb', 'windowControlsOverlay', 'xr'],
  Window: ['showDirectoryPicker', 'showOpenFilePicker', 'showSaveFilePicker', 'queryLocalFonts', 'EyeDropper'],
} as const;

/** Names by the object that has them; names of any other object are reported wherever they occur. */
export interface SecureNames {
  readonly navigator: ReadonlySet<string>;
  readonly crypto: ReadonlySet<string>;
  readonly window: ReadonlySet<string>;
  readonly others: ReadonlySet<string>;
}

const NOTE = 'Available only in secure contexts.';

/** Returns the ways to everything that is for secure contexts only, from TypeScript's browser types. */
export function secureNames(types: string): SecureNames {
  const secure = new Set(
    [...types.matchAll(/\/\*\*((?:(?!\*\/).)*)\*\/\ninterface (\w+)/gs)].flatMap(([, words = '', name = '']) =>
      words.includes(NOTE) ? [name] : [],
    ),
  );
  const names = { navigator: new Set<string>(MORE.Navigator), crypto: new Set<string>(), others: new Set<string>() };
  const window = new Set<string>(MORE.Window);
  // The rest are option objects.
  const isClass = new Set([...types.matchAll(/^declare var (\w+): \{/gm)].map(([, name]) => name));
  for (const [, owner = '', body = ''] of types.matchAll(/^interface (\w+)[^{\n]*\{\n(.*?)^\}/gms)) {
    // Members of a secure-only object can only be used once the object exists.
    if (secure.has(owner) && !/^Navigator/.test(owner)) continue;
    const members = body.matchAll(/(?:\/\*\*((?:(?!\*\/).)*)\*\/\s+)?(?:readonly )?(\w+)\??(\(|: )([^;\n]*)/gs);
    for (const [, words = '', name = '', kind, type = ''] of members) {
      if (!words.includes(NOTE) && !(kind === ': ' && secure.has(type)) && !secure.has(owner)) continue;
      if (/^Navigator/.test(owner)) names.navigator.add(name);
      else if (owner === 'Crypto') names.crypto.add(name);
      else if (/^Window/.test(owner) || /GlobalScope$/.test(owner)) window.add(name);
      else if (isClass.has(owner) && !name.startsWith('on')) names.others.add(name);
    }
  }
  for (const [, name = '', type = ''] of types.matchAll(/^declare var (\w+): (\w+|\{)/gm))
    if (secure.has(type) || (type === '{' && secure.has(name))) window.add(name);
  return { ...names, window };
}

const GLOBALS = ['window', 'globalThis', 'self'];

let known: SecureNames | undefined;

/** Reports every use of such a name outside the guard. */
export function secureContexts({ path, text, program }: SourceFile): Finding[] {
  if (!OF_PAGES.test(path) || path === GUARD) return [];
  known ??= secureNames(browserTypes());
  const { navigator, crypto, window, others } = known;
  const findings: Finding[] = [];
  const report = ({ start }: { start: number }, name: string) =>
    findings.push({
      path,
      line: lineAt(text, start),
      message: `${name} does not exist on plain http: ask ${GUARD} for it`,
    });
  const isSecure = (owner: string, name: string) =>
    others.has(name) ||
    (owner === 'navigator' && navigator.has(name)) ||
    (owner === 'crypto' && crypto.has(name)) ||
    (GLOBALS.includes(owner) && window.has(name));
  const global = (node: ESTree.Expression | ESTree.Super) => {
    if (node.type === 'Identifier' && window.has(node.name)) report(node, node.name);
  };
  new Visitor({
    MemberExpression(node) {
      const name = nameOf(node.property, node.computed);
      if (name !== undefined && isSecure(ownerOf(node.object), name)) report(node, name);
      else global(node.object);
    },
    CallExpression: ({ callee }) => global(callee),
    NewExpression: ({ callee }) => global(callee),
    VariableDeclarator({ id, init }) {
      if (id.type !== 'ObjectPattern' || !init) return;
      for (const part of id.properties) {
        const name = part.type === 'Property' ? nameOf(part.key, part.computed) : undefined;
        if (name !== undefined && isSecure(ownerOf(init), name)) report(part, name);
      }
    },
  }).visit(program);
  return findings;
}

function nameOf(node: ESTree.Node, isComputed: boolean): string | undefined {
  if (node.type === 'Identifier' && !isComputed) return node.name;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

/** Returns the last name of the object that is accessed: `navigator` for `window.navigator` too, whatever its declared type is. */
function ownerOf(node: ESTree.Expression | ESTree.Super): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return nameOf(node.property, node.computed) ?? '';
  if (node.type === 'TSAsExpression' || node.type === 'TSNonNullExpression' || node.type === 'ParenthesizedExpression')
    return ownerOf(node.expression);
  return '';
}

/** Returns the browser types of the installed TypeScript. */
export function browserTypes(): string {
  const from = createRequire(createRequire(import.meta.url).resolve('typescript/package.json'));
  const native = `@typescript/typescript-${process.platform}-${process.arch}/package.json`;
  return readFileSync(join(dirname(from.resolve(native)), 'lib/lib.dom.d.ts'), 'utf8');
}
