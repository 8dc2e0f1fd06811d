import { type ESTree, Visitor } from 'vite';
import { type Finding, lineAt, type SourceFile } from './sourceFile.ts';

const MESSAGE = 'a text beside children that come and go needs an element of its own: wrap it in a <span>';

/**
 * Reports texts of the client that stand bare beside a child that comes and goes. A browser's translation wraps text nodes in elements of
 * its own, and React then fails to remove such a text, or to insert a sibling before it. Updating it does no harm.
 */
export function bareTexts({ path, text, program }: SourceFile): Finding[] {
  if (!path.startsWith('src/client/') || !path.endsWith('.tsx')) return [];
  const findings: Finding[] = [];
  const judge = ({ children }: { children: ESTree.JSXChild[] }) => {
    const shown = children.filter((child) => !isBlank(child));
    if (shown.length < 2) return;
    const passing = shown.filter((child) => child.type === 'JSXExpressionContainer' && isPassing(child.expression));
    const bare = passing.length > 0 ? shown.filter(isBare) : [];
    const [first] = bare;
    if (first) findings.push({ path, line: lineAt(text, first.start), message: MESSAGE });
  };
  new Visitor({ JSXElement: judge, JSXFragment: judge }).visit(program);
  return findings;
}

/** Whether a child is nothing: white space with a line break, or a comment. */
const isBlank = (child: ESTree.JSXChild): boolean =>
  (child.type === 'JSXText' && child.value.trim() === '' && child.value.includes('\n')) ||
  (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression');

/** Whether an expression may be nothing at one time and something at another, or an element once and a text then. */
function isPassing(node: ESTree.Node): boolean {
  if (node.type === 'ParenthesizedExpression') return isPassing(node.expression);
  if (node.type === 'LogicalExpression') return node.operator === '&&' || isPassing(node.right);
  if (node.type !== 'ConditionalExpression') return false;
  return !(isText(node.consequent) && isText(node.alternate));
}

const isBare = (child: ESTree.JSXChild): boolean =>
  child.type === 'JSXText'
    ? child.value.trim() !== ''
    : child.type === 'JSXExpressionContainer' && mayBeText(child.expression);

/** Whether an expression is a text, now and then. */
function mayBeText(node: ESTree.Node): boolean {
  if (node.type === 'ParenthesizedExpression') return mayBeText(node.expression);
  if (node.type === 'LogicalExpression') return mayBeText(node.right);
  if (node.type === 'ConditionalExpression') return mayBeText(node.consequent) || mayBeText(node.alternate);
  return isText(node);
}

/** Whether an expression is surely a text: written out, built, or said by the texts of the client. */
function isText(node: ESTree.Node): boolean {
  if (node.type === 'ParenthesizedExpression') return isText(node.expression);
  if (node.type === 'Literal') return typeof node.value === 'string' || typeof node.value === 'number';
  if (node.type === 'ConditionalExpression') return isText(node.consequent) && isText(node.alternate);
  return (
    node.type === 'TemplateLiteral' ||
    node.type === 'MemberExpression' ||
    (node.type === 'CallExpression' && node.callee.type === 'Identifier')
  );
}
