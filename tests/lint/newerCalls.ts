// Calls that a browser of the floor (README.md, "Browsers") does not have: Chromium 131, Firefox 132 or Safari 18.1, all of autumn 2024. Newer
// methods of iterators are found by the types as well, since src/client/tsconfig.json has the library of ES2024 only.
import { type ESTree, Visitor } from 'vite';
import { type Finding, lineAt, type SourceFile } from './sourceFile.ts';

/** Code that runs in a browser. */
const OF_PAGES = /^(src\/(client|view|domain|game)|public)\//;

const GLOBALS = [
  ...[
    'AsyncDisposableStack',
    'CloseWatcher',
    'DisposableStack',
    'EditContext',
    'Float16Array',
    'Highlight',
    'Iterator',
  ],
  ...['Observable', 'Sanitizer', 'SuppressedError', 'Temporal', 'TrustedHTML', 'URLPattern', 'ViewTransition'],
  ...['fetchLater', 'requestIdleCallback', 'scheduler', 'trustedTypes'],
];

/** By the object that has them. */
const STATICS: Readonly<Record<string, readonly string[]>> = {
  Atomics: ['pause', 'waitAsync'],
  CSS: ['highlights'],
  Error: ['captureStackTrace', 'isError'],
  Intl: ['DurationFormat'],
  JSON: ['isRawJSON', 'rawJSON'],
  Math: ['f16round', 'sumPrecise'],
  Promise: ['try'],
  ReadableStream: ['from'],
  RegExp: ['escape'],
  Symbol: ['asyncDispose', 'dispose'],
  Uint8Array: ['fromBase64', 'fromHex'],
  document: ['caretPositionFromPoint', 'startViewTransition'],
  navigator: ['connection', 'keyboard', 'setAppBadge', 'virtualKeyboard'],
};

/** Names that nothing else has, whatever the object. */
const MEMBERS = [
  ...[
    'ariaNotify',
    'attributeStyleMap',
    'closedBy',
    'commandForElement',
    'computedStyleMap',
    'devicePixelContentBoxSize',
  ],
  ...['getComposedRanges', 'getFloat16', 'getOrInsert', 'getOrInsertComputed', 'getPredictedEvents', 'moveBefore'],
  ...['onscrollend', 'requestClose', 'scrollIntoViewIfNeeded', 'setFloat16', 'setFromBase64', 'setFromHex', 'setHTML'],
  ...['toBase64', 'toHex', 'toTemporalInstant'],
];

/** Ways to an iterator, and its own methods, which are those of arrays. */
const ITERATING = ['values', 'entries', 'keys', 'matchAll'];
const HELPERS = [
  ...['drop', 'every', 'filter', 'find', 'flatMap', 'forEach', 'map', 'reduce', 'some', 'take', 'toArray'],
];

const WINDOWS = ['window', 'globalThis', 'self'];

/** A pattern that turns flags on or off for a part of itself: `(?i:a)`. */
const MODIFIERS = /\(\?[ims]*(-[ims]+)?:/;

/** Reports calls newer than the floor, unless the file asks first whether they exist: `'x' in y`, `typeof x`, `y.x?.()`. */
export function newerCalls({ path, text, program }: SourceFile): Finding[] {
  if (!OF_PAGES.test(path)) return [];
  const found: { readonly name: string; readonly start: number }[] = [];
  const guarded = new Set<string>();
  const value = (node: ESTree.Node) => {
    if (node.type === 'Identifier' && GLOBALS.includes(node.name)) found.push({ name: node.name, start: node.start });
  };
  new Visitor({
    MemberExpression(node) {
      value(node.object);
      const [owner, name] = [nameOf(node.object), nameOf(node.property)];
      if (name === undefined) return;
      const isNewer =
        MEMBERS.includes(name) ||
        (owner !== undefined && STATICS[owner]?.includes(name)) ||
        (owner !== undefined && WINDOWS.includes(owner) && GLOBALS.includes(name)) ||
        (HELPERS.includes(name) && isIterator(node.object));
      if (isNewer) found.push({ name, start: node.property.start });
    },
    CallExpression({ callee, arguments: given, optional }) {
      value(callee);
      given.forEach(value);
      if (optional) guarded.add(nameOf(callee) ?? '');
    },
    NewExpression({ callee }) {
      value(callee);
    },
    BinaryExpression({ operator, left }) {
      if (operator === 'in') guarded.add(nameOf(left) ?? '');
    },
    UnaryExpression({ operator, argument }) {
      if (operator === 'typeof') guarded.add(nameOf(argument) ?? '');
    },
    Literal(node) {
      if ('regex' in node && node.regex && MODIFIERS.test(node.regex.pattern.replaceAll('(?:', '')))
        found.push({ name: 'a flag within a pattern', start: node.start });
    },
  }).visit(program);
  return found
    .filter(({ name }) => !guarded.has(name))
    .map(({ name, start }) => ({
      path,
      line: lineAt(text, start),
      message: `${name} is newer than the browsers of README.md: do without it, or ask first whether it exists`,
    }));
}

/** Whether an expression is `x.values()` and the like; those of `Object` are arrays. */
function isIterator(node: ESTree.Node): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const name = nameOf(node.callee.property) ?? '';
  const takes = name === 'matchAll' ? 1 : 0;
  return ITERATING.includes(name) && node.arguments.length === takes && nameOf(node.callee.object) !== 'Object';
}

/** Returns the last name of an expression: `navigator` for `window.navigator` too, `connection` for `['connection']`. */
function nameOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'Literal') return String(node.value);
  if (node.type === 'TSAsExpression' || node.type === 'ParenthesizedExpression') return nameOf(node.expression);
  return node.type === 'MemberExpression' ? nameOf(node.property) : undefined;
}
