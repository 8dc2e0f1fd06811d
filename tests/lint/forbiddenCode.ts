// Code that compiles and passes the tests, but must not land.
import { type ESTree, Visitor } from 'vite';
import { type Finding, lineAt, type SourceFile } from './sourceFile.ts';

const testFunctions = new Set(['test', 'it', 'describe', 'suite']);
const evasions = new Set(['skip', 'only', 'todo', 'fixme']);
/** Functions whose first argument is SQL: of knex and of both drivers. */
const takesSql = /^(raw|\w+Raw|prepare|exec|query|execute)$/;

/** In pixels. */
const LEAST_LETTERS = 12;

const comments: [RegExp, string][] = [
  [/@ts-(ignore|nocheck)|biome-ignore/, 'mend the cause instead of silencing the check'],
  [/\b(TODO|FIXME|XXX)\b/, 'do it or leave it out'],
];

function nameOf(node: ESTree.Expression): string {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' && node.property.type === 'Identifier' ? node.property.name : '';
}

/** Returns the name at the left end of `a.b(...).c`. */
function rootOf(node: ESTree.Expression | ESTree.Super): string {
  if (node.type === 'MemberExpression') return rootOf(node.object);
  if (node.type === 'CallExpression') return rootOf(node.callee);
  return node.type === 'Identifier' ? node.name : '';
}

function isBuilt(node: ESTree.Argument | undefined): boolean {
  if (node?.type === 'TemplateLiteral') return node.expressions.length > 0;
  return node?.type === 'BinaryExpression' && node.operator === '+';
}

/** Whether a font size, in a style or in the theme, is too small to read. Below 1 it is a size in a drawing with a scale of its own. */
function isSmallPrint({
  key,
  value,
}: Pick<ESTree.BindingProperty | ESTree.ObjectProperty | ESTree.AssignmentTargetProperty, 'key' | 'value'>): boolean {
  const isSmall = ({ type, ...of }: ESTree.Node) => {
    const size = type === 'Literal' && 'value' in of && /^([\d.]+)px$/.exec(String(of.value))?.[1];
    return Boolean(size) && Number(size) >= 1 && Number(size) < LEAST_LETTERS;
  };
  if (key.type !== 'Identifier') return false;
  if (key.name === 'fontSize') return isSmall(value);
  if (key.name !== 'size' || value.type !== 'ObjectExpression') return false;
  return value.properties.some((part) => part.type === 'Property' && isSmall(part.value));
}

function evades(node: ESTree.Argument): boolean {
  if (node.type !== 'ObjectExpression') return false;
  return node.properties.some(
    (part) => part.type === 'Property' && part.key.type === 'Identifier' && evasions.has(part.key.name),
  );
}

/**
 * Reports silenced checks, `any`, tests that do not run or that sleep, in src/server SQL concatenated from text, in src/client small print.
 */
export function forbiddenCode({ path, text, program, comments: written }: SourceFile): Finding[] {
  const findings: Finding[] = [];
  const report = (start: number, message: string) => findings.push({ path, line: lineAt(text, start), message });

  for (const { value, start } of written) {
    for (const [pattern, message] of comments) if (pattern.test(value)) report(start, message);
    if (path.startsWith('src/') && value.includes('@ts-expect-error'))
      report(start, 'only a test may expect a type error');
  }
  new Visitor({
    TSAnyKeyword: ({ start }) => report(start, 'no any: unknown, and a check'),
    Property(node) {
      if (path.startsWith('src/client/') && isSmallPrint(node))
        report(node.start, `no letters below ${LEAST_LETTERS} px: take a size of the theme`);
    },
    MemberExpression(node) {
      const name = nameOf(node);
      if (evasions.has(name) && testFunctions.has(rootOf(node))) report(node.start, `${name}: every test runs`);
      if (name === 'waitForTimeout') report(node.start, 'wait for what is to be seen, not for time to pass');
    },
    CallExpression(node) {
      if (testFunctions.has(rootOf(node.callee)) && node.arguments.some(evades)) report(node.start, 'every test runs');
      if (path.startsWith('src/server/') && takesSql.test(nameOf(node.callee)) && isBuilt(node.arguments[0])) {
        report(node.start, 'SQL built from text: bind values with ? and names with ??');
      }
    },
  }).visit(program);
  return findings;
}
